// Tables where only bots decide and nobody is there to see it: few of one host and of one address
// run at a time, as they take time and space for nobody. The others stand still until one of them
// ends or somebody comes.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "hall/settings.h"

namespace folsom {

class Unattended {
 public:
  explicit Unattended(const HallSettings& settings) : settings_(settings) {}

  // One table's right to run, until it is given up. Must not outlive its giver.
  class Place {
   public:
    Place(Unattended& giver, std::string person, std::string address);
    ~Place();
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

   private:
    Unattended& giver_;
    const std::string person_;
    const std::string address_;
  };

  // `address`: where the table was made; empty where that is not known (long ago, before this
  // process came up, or through another one). All such tables count as one address.
  [[nodiscard]] bool HasRoom(const std::string& person, const std::string& address) const;
  [[nodiscard]] std::size_t Size() const { return size_; }
  // Null: there is no room.
  [[nodiscard]] std::unique_ptr<Place> Take(const std::string& person, const std::string& address);

 private:
  using Counts = std::map<std::string, int>;
  static void Drop(Counts& counts, const std::string& of);

  const HallSettings& settings_;
  Counts people_;
  Counts addresses_;
  std::size_t size_ = 0;
};

}  // namespace folsom
