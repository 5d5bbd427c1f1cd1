// Where one is signed in, one's password, and what is kept of one.
#include <algorithm>
#include <boost/json.hpp>

#include "hall/client/client.h"
#include "hall/people/devices.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "hall/wire/wire.h"
#include "hall/wire/wire_account.h"

namespace folsom {

Sessions::Done Client::OkOrRefuse(Id id) {
  return leash_.On([this, id](const Problem* problem) {
    if (problem != nullptr) return Refuse(id, *problem);
    Ok(id);
  });
}

void Client::On(Id id, const message::Devices& /*m*/) {
  tools_.sessions.List(person_.id, leash_.On([this, id](const Problem* problem,
                                                        const std::vector<Store::Token>& tokens) {
    if (problem != nullptr) return Refuse(id, *problem);
    Ok(id, {{"devices", DevicesJson(tokens, token_hash_)}});
  }));
}

void Client::On(Id id, const message::Revoke& m) {
  tools_.sessions.End(person_.id, m.device, OkOrRefuse(id));
}

void Client::On(Id id, const message::SignOut& m) {
  if (m.everywhere) return tools_.sessions.EndAll(person_.id, {}, OkOrRefuse(id));
  tools_.sessions.End(person_.id, DeviceId(token_hash_), OkOrRefuse(id));
}

void Client::ShowPassword(Id id, const std::string& password,
                          std::function<void(const Person& owner)> shown) {
  if (!password.empty() && !MayTryPassword(id, person_.name)) return;
  greeting_ = Greeting::kAsking;
  const auto judged = [this, id, shown = std::move(shown)](const Problem* problem,
                                                           const Person& owner) {
    greeting_ = Greeting::kKnown;
    if (problem != nullptr) {
      Refuse(id, *problem);
    } else {
      shown(owner);
    }
    GoOn();
  };
  tools_.sessions.CheckPassword(person_.id, password, leash_.On(judged));
}

void Client::On(Id id, const message::ChangePassword& m) {
  if (!MayTryPassword(id, person_.name)) return;
  tools_.sessions.ChangePassword(person_.id, {.old = m.old, .fresh = m.fresh}, token_hash_,
                                 OkOrRefuse(id));
}

void Client::On(Id id, const message::DeleteAccount& m) {
  ShowPassword(id, m.password,
               [this, id](const Person& /*owner*/) { tools_.forget(person_.id, OkOrRefuse(id)); });
}

void Client::On(Id id, const message::Export& m) {
  const auto gather = [person = person_.id, after = m.after](Store& store) {
    return GatherOwnData(store, person, after);
  };
  AskStore(tools_.store, gather, leash_.On([this, id](const std::optional<OwnData>& data) {
    if (!data) return Refuse(id, StoreFailed());
    Ok(id, {{"data", OwnDataJson(*data, token_hash_)}});
  }));
}

void Client::SignedOut(const std::vector<std::string>& devices) {
  if (greeting_ == Greeting::kSilent || token_hash_.empty()) return;
  if (std::ranges::find(devices, DeviceId(token_hash_)) == devices.end()) return;
  // Who had the token was taken for the owner here.
  tools_.passwords.Forget(person_.keys.folded);
  Close(kCloseSignedOut, "signed out");
}

}  // namespace folsom
