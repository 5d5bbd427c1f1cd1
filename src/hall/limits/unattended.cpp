#include "hall/limits/unattended.h"

#include <utility>

namespace folsom {

Unattended::Place::Place(Unattended& giver, std::string person, std::string address)
    : giver_(giver), person_(std::move(person)), address_(std::move(address)) {
  ++giver_.size_;
  ++giver_.people_[person_];
  ++giver_.addresses_[address_];
}

Unattended::Place::~Place() {
  --giver_.size_;
  Drop(giver_.people_, person_);
  Drop(giver_.addresses_, address_);
}

void Unattended::Drop(Counts& counts, const std::string& of) {
  const auto found = counts.find(of);
  if (--found->second == 0) counts.erase(found);
}

bool Unattended::HasRoom(const std::string& person, const std::string& address) const {
  const auto below = [](const Counts& counts, const std::string& of, int most) {
    const auto found = counts.find(of);
    return (found == counts.end() ? 0 : found->second) < most;
  };
  return below(people_, person, settings_.unattended_per_person) &&
         below(addresses_, address, settings_.unattended_per_address);
}

std::unique_ptr<Unattended::Place> Unattended::Take(const std::string& person,
                                                    const std::string& address) {
  if (!HasRoom(person, address)) return nullptr;
  return std::make_unique<Place>(*this, person, address);
}

}  // namespace folsom
