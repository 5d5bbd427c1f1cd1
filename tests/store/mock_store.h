// A store that does what a test tells it to.
#pragma once

#include <gmock/gmock.h>

#include "store/database.h"

namespace folsom {

class MockStore : public Database {
 public:
  using Summaries = std::vector<TableSummary>;
  using Ids = std::vector<std::string>;
  MOCK_METHOD(Created, Create, (const NewTable&, int), (override));
  MOCK_METHOD(std::vector<AppendResult>, Append, (std::span<const AppendRequest>), (override));
  MOCK_METHOD(std::optional<StoredTable>, Load, (const std::string&, std::uint32_t), (override));
  MOCK_METHOD(std::optional<std::string>, IdOfCode, (const std::string&), (override));
  MOCK_METHOD(std::optional<TableSummary>, Summary, (const std::string&), (override));
  MOCK_METHOD(Summaries, List, (TableShelf, bool, const ListPlace&, int), (override));
  MOCK_METHOD(Summaries, ListOf, (const std::string&, int), (override));
  MOCK_METHOD(Summaries, GamesOf, (const std::string&, const ListPlace&, int), (override));
  MOCK_METHOD(Ids, Claim, (const std::string&, std::span<const std::string>, StoreSpan, int),
              (override));
  MOCK_METHOD(void, Release, (const std::string&, const std::string&, StoreSpan), (override));
  MOCK_METHOD(void, SetPresent, (const std::string&, std::span<const Presence>, StoreSpan),
              (override));
  MOCK_METHOD(Ids, PresentAt, (const std::string&, const std::string&), (override));
  MOCK_METHOD(void, AddPerson, (const Person&, const std::string&, const Device&), (override));
  MOCK_METHOD(std::vector<TokenOwner>, OwnersOfTokens, (const std::string&), (override));
  MOCK_METHOD(std::optional<Person>, PersonOfId, (const std::string&), (override));
  MOCK_METHOD(std::optional<Person>, PersonOfClaimedName, (const std::string&), (override));
  MOCK_METHOD(bool, AddToken, (const Person&, const std::string&, StoreTime, const Device&),
              (override));
  MOCK_METHOD(void, UseTokens, (std::span<const std::string>, StoreTime), (override));
  MOCK_METHOD(std::vector<Token>, TokensOf, (const std::string&), (override));
  MOCK_METHOD(void, RemoveTokens, (std::span<const std::string>), (override));
  MOCK_METHOD(PushSet, SetPush, (const std::string&, const PushAddress&, int), (override));
  MOCK_METHOD(void, RemovePush, (const std::string&), (override));
  MOCK_METHOD(std::string, KeepSecret, (const std::string&, const std::string&), (override));
  MOCK_METHOD(std::string, Note, (const std::string&, const std::string&), (override));
  MOCK_METHOD(bool, SetNote,
              (const std::string&, const std::string&, const std::string&, const std::string&),
              (override));
  MOCK_METHOD(Ids, RemovePerson, (const std::string&, std::span<const Forgotten>), (override));
  MOCK_METHOD(Ids, TablesOf, (const std::string&), (override));
  MOCK_METHOD(bool, Rewrite,
              (const std::string&, std::span<const StoredEntry>, const SummaryChange&), (override));
  MOCK_METHOD(Claimed, WhoseName, (const NameKeys&, const std::string&), (override));
  MOCK_METHOD(bool, SetName, (const Person&, const std::string&), (override));
  MOCK_METHOD(std::optional<std::vector<std::string>>, SetPassword,
              (const Person&, const std::string&, const std::string&), (override));
  MOCK_METHOD(void, SetWebhook, (const std::string&, const std::string&), (override));
  MOCK_METHOD(std::vector<Renaming>, Displace, (const NameKeys&, std::span<const NewName>),
              (override));
  MOCK_METHOD(std::vector<StoredName>, NamesToFold, (), (override));
  MOCK_METHOD(void, SetNames, (std::span<const StoredName>), (override));
  MOCK_METHOD(void, AddLink, (const std::string&, const Link&, StoreSpan), (override));
  MOCK_METHOD(std::optional<Link>, TakeLink, (const std::string&), (override));
  MOCK_METHOD(void, Listen, (const std::string&), (override));
  MOCK_METHOD(void, Unlisten, (const std::string&), (override));
  MOCK_METHOD(void, Tell, (const std::string&, const std::string&), (override));
  MOCK_METHOD(std::vector<StoreNotice>, TakeNotices, (bool&), (override));
  MOCK_METHOD(int, NoticeSocket, (), (const, override));
  MOCK_METHOD(bool, Shared, (), (const, override));
  MOCK_METHOD(void, Ping, (), (override));
  MOCK_METHOD(void, Interrupt, (), (override));
  MOCK_METHOD(void, MarkSeen, (const std::string&), (override));
  MOCK_METHOD(bool, Sweep, (const Retention&, int), (override));
  MOCK_METHOD(Room, MeasureRoom, (), (override));
  MOCK_METHOD(void, TestWrite, (), (override));
};

}  // namespace folsom
