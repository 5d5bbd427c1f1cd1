#include "server/net/outbox.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

using Step = Outbox::Step;
using std::chrono::milliseconds;

constexpr Outbox::Time kStart{};

Outbox Small() {
  return Outbox({.bytes = 10, .write = milliseconds(100), .goodbye = milliseconds(50)});
}
Bytes Text(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

TEST(Outbox, WritesOneMessageAfterTheOther) {
  Outbox box = Small();
  EXPECT_EQ(box.Next(kStart), Step::kNothing);
  box.Add(Text("one"), kStart);
  box.Add(Text("two"), kStart);
  EXPECT_EQ(box.Next(kStart), Step::kWrite);
  EXPECT_EQ(box.Front(), "one");
  EXPECT_EQ(box.Next(kStart), Step::kNothing) << "one is being written";
  box.Written();
  EXPECT_EQ(box.Next(kStart), Step::kWrite);
  EXPECT_EQ(box.Front(), "two");
  box.Written();
  EXPECT_EQ(box.Next(kStart), Step::kNothing);
}

TEST(Outbox, SaysGoodbyeOnceAndAfterWhatWaits) {
  Outbox box = Small();
  box.Add(Text("last"), kStart);
  box.Close(1000, std::string(200, 'x'), kStart);
  box.Close(1001, "again", kStart);
  box.Add(Text("late"), kStart);
  EXPECT_EQ(box.Next(kStart), Step::kWrite);
  box.Written();
  EXPECT_EQ(box.Next(kStart), Step::kSayGoodbye);
  EXPECT_EQ(box.Code(), 1000);
  EXPECT_EQ(box.Reason(), std::string(120, 'x'));
  EXPECT_EQ(box.Next(kStart), Step::kNothing);
  EXPECT_FALSE(box.OutOfPatience(kStart + milliseconds(49)));
  EXPECT_TRUE(box.OutOfPatience(kStart + milliseconds(50)));
}

TEST(Outbox, TooMuchThatWaitsIsDroppedButForWhatIsHalfWayOut) {
  Outbox box = Small();
  box.Add(Text("12345"), kStart);
  ASSERT_EQ(box.Next(kStart), Step::kWrite);
  box.Add(Text("67890"), kStart);
  EXPECT_FALSE(box.Closing());
  box.Add(Text("x"), kStart);
  EXPECT_TRUE(box.Closing());
  EXPECT_EQ(box.Front(), "12345");
  box.Written();
  EXPECT_EQ(box.Next(kStart), Step::kSayGoodbye);
  EXPECT_EQ(box.Code(), kCloseTooSlow);
}

TEST(Outbox, AMessageThatTakesTooLongClosesIt) {
  Outbox box = Small();
  box.Add(Text("1"), kStart);
  ASSERT_EQ(box.Next(kStart), Step::kWrite);
  EXPECT_FALSE(box.OutOfPatience(kStart + milliseconds(100)));
  EXPECT_FALSE(box.Closing());
  EXPECT_FALSE(box.OutOfPatience(kStart + milliseconds(101)));
  EXPECT_TRUE(box.Closing());
  EXPECT_TRUE(box.OutOfPatience(kStart + milliseconds(151)));
}

TEST(Outbox, NothingIsSaidOverABrokenLine) {
  Outbox box = Small();
  box.Add(Text("1"), kStart);
  box.Add(Text("2"), kStart);
  ASSERT_EQ(box.Next(kStart), Step::kWrite);
  box.Broken();
  EXPECT_EQ(box.Next(kStart), Step::kNothing);
  box.Close(1000, "bye", kStart);
  EXPECT_EQ(box.Next(kStart), Step::kNothing);
}

}  // namespace
}  // namespace folsom
