// The files of the web client, read once at the start and served from memory. What is not among
// them does not exist, so no path leads out of the folder.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "record/words/result.h"
#include "server/net/net.h"

namespace folsom {

class StaticFiles {
 public:
  // Without a folder: one small page that says what this is.
  StaticFiles();
  // All files below `folder`, but for those whose name (or a folder's on the way) begins with a
  // dot. FILE.br and FILE.gz beside FILE are its compressed forms. Codes: serve/no_web (no folder,
  // no index.html in it), serve/web_too_big.
  [[nodiscard]] static Result<StaticFiles> Load(const std::string& folder);

  // The reply to GET `request`: the file; for paths of the client's own (/t/..., no dot in the last
  // part) its index.html; else 404 http/not_found.
  [[nodiscard]] HttpReply Get(const HttpRequest& request) const;

  [[nodiscard]] std::size_t Count() const { return files_.size(); }

 private:
  struct Form {
    Bytes bytes;  // Null: there is no such form.
    std::string tag;
  };
  struct File {
    Form plain;
    Form gzip;
    Form brotli;
    std::string type;
    bool immutable = false;  // Its name changes with its content.
  };

  void Add(const std::string& path, const Bytes& bytes);
  [[nodiscard]] static HttpReply ReplyOf(const File& file, const HttpRequest& request);

  std::map<std::string, File, std::less<>> files_;  // By path: "/assets/app-1a2b3c4d.js".
};

// The content type of a file by its name.
[[nodiscard]] std::string_view TypeOfFile(std::string_view name);
// "/assets/app-1a2b3c4d.js": a file of assets/ with a dash and eight characters before its ending
// that look like a hash and not like a word, as bundlers write them.
[[nodiscard]] bool HasHashInName(std::string_view path);
// Whether `accept_encoding` takes `coding` ("br", "gzip"): named, or *, and not with q=0.
[[nodiscard]] bool AcceptsCoding(std::string_view accept_encoding, std::string_view coding);

}  // namespace folsom
