"""The daily train through real sockets: a ride, its board, what the levels make of it."""

import unittest

from harness.case import ServerCase


class DailyTrain(ServerCase):
    async def asyncSetUp(self):
        self.server = self.serve()

    async def ride(self, player):
        table = (await player.request("daily_ride"))["table"]
        await self.play_all(table, [player])
        return table

    async def test_two_people_meet_on_the_board(self):
        anna, bert = await self.join_all(self.server, 2)
        await self.refused("daily/not_ridden", anna.request("daily_board"))
        first = await self.ride(anna)
        await self.refused("daily/not_ridden", bert.request("daily_levels"))
        await self.ride(bert)
        board = await bert.request("daily_board")
        self.assertEqual(board["riders"], 2)
        self.assertEqual([row.get("yours", False) for row in board["rows"]].count(True), 1)
        self.assertNotIn(first, str(board))
        daily = await anna.request("daily")
        self.assertEqual(daily["streak"], 1)
        self.assertEqual(daily["tries"][0]["table"], first)
        levels = (await anna.request("daily_levels"))["levels"]
        self.assertEqual([level["level"] for level in levels],
                         ["tenderfoot", "drifter", "rustler", "desperado", "legend"])
        self.assertEqual(levels, (await bert.request("daily_levels"))["levels"])

    async def test_bad_days_are_refused(self):
        anna = await self.join(self.server, "Anna")
        for day, code in (("2199-01-01", "daily/not_yet"), ("2020-01-01", "daily/no_such_day"),
                          ("today", "daily/no_such_day")):
            for message in ("daily_board", "daily_levels", "daily_ride"):
                await self.refused(code, anna.request(message, day=day))
        await self.refused("daily/no_such_day", anna.request("daily", month="November"))


if __name__ == "__main__":
    unittest.main()
