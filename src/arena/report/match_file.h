// The file of a match: results of finished games, one JSON object a line, so that an interrupted
// match goes on where it stopped. docs/arena.md has every field.
//
//   {"folsom_arena":1,"rules":1,"config":{…},"bots":[{"name":"scripted",…},…],"seating":"1v3","seed":1}
//   {"game":0,"deal":0,"sides":[{"bot":0,"won":60,"rank":1,"money":1750},…],"bots":[{…},…]}
//   …
//
// Games stand in order from 0, in the file of a shard from its first one. A last line that was not
// written to its end is cut off.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "arena/report/game_line.h"
#include "arena/report/run_header.h"
#include "record/words/result.h"

namespace folsom {

inline constexpr std::size_t kMaxMatchBytes = std::size_t{16} << 30;

// The first line, without its end: what the games depend on, and which part of them it is.
[[nodiscard]] std::string MatchHeader(const Match& match);
// The match of a shard of kind "arena", with its part. Problems: merge/damaged.
[[nodiscard]] Result<Match> MatchOfShard(const ShardHeader& header);

// The games of a file, and how long it is up to the end of the last whole line.
struct MatchGames {
  std::vector<GameResult> games;
  std::size_t bytes = 0;
};
// `text` may be empty: a match not begun. Problems: arena/other_match (the header is of another
// match or no header at all), arena/bad_file (with the line).
[[nodiscard]] Result<MatchGames> ReadMatchFile(const Match& match, std::string_view text);

// All games of a shard, whose file must be finished. Precondition: the match has a part.
// Problems: merge/unfinished, merge/damaged.
[[nodiscard]] Result<std::vector<GameResult>> ReadMatchShard(const Match& match,
                                                             std::string_view text);

// Appends games to the file as they are finished; each line is handed to the system at once.
class MatchWriter {
 public:
  // `keep`: how many bytes of the file stay; 0 starts it anew, with the header.
  // Problems: file/cannot_write.
  [[nodiscard]] static Result<MatchWriter> Open(const Match& match, const std::string& path,
                                                std::size_t keep);
  // False if it could not be written.
  [[nodiscard]] bool Append(const Match& match, const GameResult& game);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  [[nodiscard]] bool AppendLine(const std::string& line);

  std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace folsom
