// People, tokens and links in a ledger. A page has few of them: lists are read whole.
#include <algorithm>

#include "ledger/fields.h"
#include "ledger/hex.h"
#include "ledger/ledger_store.h"

namespace folsom {

namespace json = boost::json;

namespace {

[[nodiscard]] Person PersonFrom(const std::string& id, const std::string& text) {
  const Fields fields(text);
  return {.id = id,
          .name = fields.Text("name"),
          .password_hash = fields.Text("password"),
          .webhook = fields.Text("webhook"),
          .program = fields.Flag("program"),
          .created_at = fields.Number("created"),
          .keys = {.folded = fields.Text("folded"), .look = fields.Text("look")}};
}

[[nodiscard]] Store::Token TokenFrom(const std::string& hash, const Fields& fields) {
  return {.hash = hash,
          .created_at = fields.Number("created"),
          .used_at = fields.Number("used"),
          .device = {.browser = fields.Text("browser"), .system = fields.Text("system")},
          .push = {.endpoint = fields.Text("push"),
                   .key = fields.Text("push_key"),
                   .auth = fields.Text("push_auth")}};
}

[[nodiscard]] std::string TokenText(const std::string& person, const Store::Token& token) {
  return json::serialize(json::object{{"person", person},
                                      {"created", token.created_at},
                                      {"used", token.used_at},
                                      {"browser", token.device.browser},
                                      {"system", token.device.system},
                                      {"push", token.push.endpoint},
                                      {"push_key", token.push.key},
                                      {"push_auth", token.push.auth}});
}

}  // namespace

void LedgerStore::PutPerson(const Person& person) {
  const json::object fields{{"name", person.name},          {"password", person.password_hash},
                            {"webhook", person.webhook},    {"program", person.program},
                            {"created", person.created_at}, {"folded", person.keys.folded},
                            {"look", person.keys.look}};
  ledger_.Put("person/" + person.id, json::serialize(fields));
  ledger_.MustLast();
}

void LedgerStore::PutToken(const Person& person, const std::string& hash, StoreTime now,
                           const Device& device) {
  const std::string key = "token/" + hash;
  if (ledger_.Get(key)) return;
  ledger_.Put(key, TokenText(person.id,
                             {.hash = hash, .created_at = now, .used_at = now, .device = device}));
  ledger_.MustLast();
}

std::vector<Person> LedgerStore::AllPeople() {
  std::vector<Person> people;
  for (const auto& [key, text] : ledger_.Scan("person/")) {
    people.push_back(PersonFrom(KeyRest(key, "person/"), text));
  }
  return people;
}

void LedgerStore::AddPerson(const Person& person, const std::string& token_hash,
                            const Device& device) {
  if (!ledger_.Get("person/" + person.id)) {
    Person made = person;
    made.password_hash.clear();
    PutPerson(made);
  }
  PutToken(person, token_hash, person.created_at, device);
}

std::vector<Store::TokenOwner> LedgerStore::OwnersOfTokens(const std::string& beginning) {
  std::vector<TokenOwner> owners;
  for (const auto& [key, text] : ledger_.Scan("token/" + beginning)) {
    const Fields fields(text);
    const std::optional<Person> person = PersonOfId(fields.Text("person"));
    if (person) owners.push_back({KeyRest(key, "token/"), *person, fields.Number("used")});
  }
  return owners;
}

std::optional<Person> LedgerStore::PersonOfId(const std::string& id) {
  const std::optional<std::string> text = ledger_.Get("person/" + id);
  if (!text) return std::nullopt;
  return PersonFrom(id, *text);
}

std::optional<Person> LedgerStore::PersonOfClaimedName(const std::string& folded_name) {
  for (const Person& person : AllPeople()) {
    if (!person.password_hash.empty() && person.keys.folded == folded_name) return person;
  }
  return std::nullopt;
}

bool LedgerStore::AddToken(const Person& person, const std::string& token_hash, StoreTime now,
                           const Device& device) {
  const std::optional<Person> owner = PersonOfId(person.id);
  if (!owner || owner->password_hash != person.password_hash) return false;
  PutToken(person, token_hash, now, device);
  return true;
}

void LedgerStore::UseTokens(std::span<const std::string> hashes, StoreTime now) {
  for (const std::string& hash : hashes) {
    const std::optional<std::string> text = ledger_.Get("token/" + hash);
    if (!text) continue;
    const Fields fields(*text);
    Token token = TokenFrom(hash, fields);
    if (token.used_at >= now) continue;
    token.used_at = now;
    ledger_.Put("token/" + hash, TokenText(fields.Text("person"), token));
  }
}

std::vector<Store::Token> LedgerStore::TokensOf(const std::string& person) {
  std::vector<Token> tokens;
  for (const auto& [key, text] : ledger_.Scan("token/")) {
    const Fields fields(text);
    if (fields.Text("person") == person)
      tokens.push_back(TokenFrom(KeyRest(key, "token/"), fields));
  }
  const auto is_before = [](const Token& a, const Token& b) {
    return a.used_at != b.used_at ? a.used_at > b.used_at : a.hash < b.hash;
  };
  std::ranges::make_heap(tokens, is_before);  // A heap's code is much smaller than a sort's.
  std::ranges::sort_heap(tokens, is_before);
  return tokens;
}

void LedgerStore::RemoveTokens(std::span<const std::string> hashes) {
  for (const std::string& hash : hashes) ledger_.Remove("token/" + hash);
  ledger_.MustLast();
}

Store::PushSet LedgerStore::SetPush(const std::string& token_hash, const PushAddress& push,
                                    int limit) {
  const std::string key = "token/" + token_hash;
  const std::optional<std::string> text = ledger_.Get(key);
  if (!text) return PushSet::kNoToken;
  const std::string person = Fields(*text).Text("person");
  const std::vector<Token> tokens = TokensOf(person);
  const auto others = std::ranges::count_if(tokens, [&](const Token& token) {
    return token.hash != token_hash && !token.push.endpoint.empty() &&
           token.push.endpoint != push.endpoint;
  });
  if (!push.endpoint.empty() && others >= limit) return PushSet::kTooMany;
  RemovePush(push.endpoint);
  Token token = TokenFrom(token_hash, Fields(*text));
  token.push = push;
  ledger_.Put(key, TokenText(person, token));
  ledger_.MustLast();
  return PushSet::kStored;
}

void LedgerStore::RemovePush(const std::string& endpoint) {
  if (endpoint.empty()) return;
  for (const auto& [key, text] : ledger_.Scan("token/")) {
    const Fields fields(text);
    if (fields.Text("push") != endpoint) continue;
    Token token = TokenFrom(KeyRest(key, "token/"), fields);
    token.push = {};
    ledger_.Put(key, TokenText(fields.Text("person"), token));
  }
  ledger_.MustLast();
}

Store::Claimed LedgerStore::WhoseName(const NameKeys& keys, const std::string& except) {
  Claimed claimed = Claimed::kNo;
  for (const Person& person : AllPeople()) {
    if (person.password_hash.empty() || person.id == except) continue;
    if (person.keys.folded == keys.folded) return Claimed::kSame;
    if (person.keys.look == keys.look) claimed = Claimed::kAlike;
  }
  return claimed;
}

bool LedgerStore::SetName(const Person& person, const std::string& hash_before) {
  if (WhoseName(person.keys, person.id) != Claimed::kNo) return false;
  std::optional<Person> now = PersonOfId(person.id);
  const bool same =
      now && (now->password_hash == hash_before || now->password_hash == person.password_hash);
  if (!same) return false;
  now->name = person.name;
  now->keys = person.keys;
  now->password_hash = person.password_hash;
  PutPerson(*now);
  return true;
}

std::optional<std::vector<std::string>> LedgerStore::SetPassword(const Person& person,
                                                                 const std::string& hash,
                                                                 const std::string& except) {
  std::optional<Person> now = PersonOfId(person.id);
  if (!now || (now->password_hash != person.password_hash && now->password_hash != hash)) {
    return std::nullopt;
  }
  now->password_hash = hash;
  PutPerson(*now);
  std::vector<std::string> ended;
  for (const Token& token : TokensOf(person.id)) {
    if (token.hash != except) ended.push_back(token.hash);
  }
  RemoveTokens(ended);
  return ended;
}

void LedgerStore::SetWebhook(const std::string& person, const std::string& url) {
  std::optional<Person> now = PersonOfId(person);
  if (!now) return;
  now->webhook = url;
  PutPerson(*now);
}

std::vector<Renaming> LedgerStore::Displace(const NameKeys& keys, std::span<const NewName> names) {
  std::vector<Renaming> displaced;
  for (Person& person : AllPeople()) {
    if (displaced.size() == names.size()) break;
    if (!person.password_hash.empty() || !person.keys.IsLike(keys)) continue;
    const NewName& instead = names[displaced.size()];
    const std::string before = std::exchange(person.name, instead.name);
    person.keys = instead.keys;
    PutPerson(person);
    displaced.push_back({.person = person, .before = before});
  }
  return displaced;
}

std::vector<std::string> LedgerStore::RemovePerson(const std::string& person,
                                                   std::span<const Forgotten> forgotten) {
  std::vector<std::string> left = TablesOf(person);
  std::erase_if(left, [&](const std::string& table) {
    const auto found = std::ranges::find(forgotten, table, &Forgotten::table);
    const bool here = ledger_.Get("seat/" + person + "/" + table) == "here";
    return found != forgotten.end() && !(here && LastVersion(table) > found->version);
  });
  if (!left.empty()) return left;
  ledger_.Remove("person/" + person);
  for (const Token& token : TokensOf(person)) ledger_.Remove("token/" + token.hash);
  for (const auto& [key, text] : ledger_.Scan("link/")) {
    if (Fields(text).Text("owner") == person) ledger_.Remove(key);
  }
  ledger_.Clear("seat/" + person + "/");
  ledger_.Clear("note/" + person + "/");
  ledger_.MustLast();
  return left;
}

std::string LedgerStore::KeepSecret(const std::string& name, const std::string& fresh) {
  const std::string key = "secret/" + name;
  const std::optional<std::string> kept = ledger_.Get(key);
  if (kept) return BytesOfHex(*kept);
  ledger_.Put(key, HexOf(fresh));
  ledger_.MustLast();
  return fresh;
}

std::string LedgerStore::Note(const std::string& person, const std::string& name) {
  return ledger_.Get("note/" + person + "/" + name).value_or("");
}

bool LedgerStore::SetNote(const std::string& person, const std::string& name,
                          const std::string& before, const std::string& text) {
  const std::string now = Note(person, name);
  if ((now != before && now != text) || !PersonOfId(person)) return false;
  ledger_.Put("note/" + person + "/" + name, text);
  ledger_.MustLast();
  return true;
}

void LedgerStore::AddLink(const std::string& hash, const Link& link, StoreSpan life) {
  if (ledger_.Get("link/" + hash)) return;
  ledger_.Put("link/" + hash, json::serialize(json::object{{"table", link.table},
                                                           {"seat", link.seat},
                                                           {"owner", link.owner},
                                                           {"until", scene_.now + life}}));
  ledger_.MustLast();
}

std::optional<Store::Link> LedgerStore::TakeLink(const std::string& hash) {
  const std::optional<std::string> text = ledger_.Get("link/" + hash);
  if (!text) return std::nullopt;
  const Fields fields(*text);
  if (fields.Number("until") <= scene_.now) return std::nullopt;
  ledger_.Remove("link/" + hash);
  ledger_.MustLast();
  return Link{.table = fields.Text("table"),
              .seat = static_cast<std::uint8_t>(fields.Number("seat")),
              .owner = fields.Text("owner")};
}

}  // namespace folsom
