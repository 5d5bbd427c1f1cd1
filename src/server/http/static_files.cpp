#include "server/http/static_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "server/http/http_reply.h"

namespace folsom {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kMaxWebBytes = 256U << 20;

constexpr std::string_view kPlainPage = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Folsom</title></head>
<body><h1>Folsom</h1>
<p>This server is running, but no web client was given to it (<code>folsom serve --web DIR</code>).</p>
<p>Programs connect to <code>/ws</code>; see docs/protocol.md.
<a href="/api/options">What can be played</a>, <a href="/api/tables">open tables</a>,
<a href="/api/records">finished games</a>.</p></body></html>
)";

constexpr std::array<std::pair<std::string_view, std::string_view>, 30> kTypes{{
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"wasm", "application/wasm"},
    {"txt", "text/plain; charset=utf-8"},
    {"ftl", "text/plain; charset=utf-8"},
    {"md", "text/plain; charset=utf-8"},
    {"xml", "application/xml"},
    {"pdf", "application/pdf"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"jpg", "image/jpeg"},
    {"jpeg", "image/jpeg"},
    {"gif", "image/gif"},
    {"webp", "image/webp"},
    {"avif", "image/avif"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"woff", "font/woff"},
    {"ttf", "font/ttf"},
    {"otf", "font/otf"},
    {"mp3", "audio/mpeg"},
    {"ogg", "audio/ogg"},
    {"opus", "audio/ogg"},
    {"wav", "audio/wav"},
    {"webm", "video/webm"},
}};

std::string_view EndingOf(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? std::string_view{} : name.substr(dot + 1);
}

std::string_view LastPartOf(std::string_view path) { return path.substr(path.rfind('/') + 1); }

bool IsHidden(const fs::path& relative) {
  return std::any_of(relative.begin(), relative.end(),
                     [](const fs::path& part) { return part.string().starts_with('.'); });
}

std::string ReadBytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Problem WebProblem(std::string_view code, const std::string& message) {
  return {.code = std::string(code), .message = message};
}

// "/assets/app.js" of every visible file below `folder` with its bytes.
Result<std::map<std::string, Bytes>> ReadFolder(const fs::path& folder) {
  std::map<std::string, Bytes> found;
  std::uintmax_t total = 0;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    const fs::path relative = at->path().lexically_relative(folder);
    if (!at->is_regular_file(error) || IsHidden(relative)) continue;
    total += at->file_size(error);
    if (total > kMaxWebBytes) {
      return WebProblem("serve/web_too_big", folder.string() + " has more than 256 MiB of files");
    }
    found["/" + relative.generic_string()] =
        std::make_shared<const std::string>(ReadBytes(at->path()));
  }
  if (error) return WebProblem("serve/no_web", folder.string() + ": " + error.message());
  return found;
}

// `path` without the ending of a compressed form, if the file itself is there too.
std::string_view CompressedOf(const std::map<std::string, Bytes>& found, std::string_view path) {
  const std::string_view ending = EndingOf(path);
  if (ending != "gz" && ending != "br") return {};
  const std::string_view whole = path.substr(0, path.size() - 3);
  return found.contains(std::string(whole)) ? whole : std::string_view{};
}

}  // namespace

std::string_view TypeOfFile(std::string_view name) {
  const std::string_view ending = EndingOf(name);
  for (const auto& [known, type] : kTypes) {
    if (known == ending) return type;
  }
  return "application/octet-stream";
}

bool HasHashInName(std::string_view path) {
  constexpr std::size_t kHash = 8;
  const std::string_view name = LastPartOf(path);
  const std::string_view stem = name.substr(0, name.find('.'));
  if (!path.starts_with("/assets/") || stem.size() <= kHash) return false;
  const std::string_view hash = stem.substr(stem.size() - kHash);
  const auto fits = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
  };
  const auto no_word = [](char c) { return std::islower(static_cast<unsigned char>(c)) == 0; };
  return stem[stem.size() - kHash - 1] == '-' && std::all_of(hash.begin(), hash.end(), fits) &&
         std::any_of(hash.begin(), hash.end(), no_word);
}

bool AcceptsCoding(std::string_view accept_encoding, std::string_view coding) {
  bool any = false;
  while (!accept_encoding.empty()) {
    const std::size_t comma = accept_encoding.find(',');
    std::string item;
    for (const char c : accept_encoding.substr(0, comma)) {
      if (c != ' ' && c != '\t') item += c;
    }
    const std::string_view name = std::string_view(item).substr(0, item.find(';'));
    const bool refused = item.find(";q=0") != std::string::npos &&
                         item.find_first_of("123456789", item.find(";q=0")) == std::string::npos;
    if (name == coding) return !refused;
    if (name == "*") any = !refused;
    accept_encoding.remove_prefix(comma == std::string_view::npos ? accept_encoding.size()
                                                                  : comma + 1);
  }
  return any;
}

StaticFiles::StaticFiles() { Add("/index.html", std::make_shared<const std::string>(kPlainPage)); }

void StaticFiles::Add(const std::string& path, const Bytes& bytes) {
  File& file = files_[path];
  file.plain = {.bytes = bytes, .tag = TagOf(*bytes)};
  file.type = TypeOfFile(path);
  file.immutable = HasHashInName(path);
}

Result<StaticFiles> StaticFiles::Load(const std::string& folder) {
  if (!fs::is_directory(folder)) return WebProblem("serve/no_web", folder + " is no folder");
  const Result<std::map<std::string, Bytes>> found = ReadFolder(folder);
  if (!found) return found.Error();
  StaticFiles loaded;
  loaded.files_.clear();
  for (const auto& [path, bytes] : *found) {
    if (const std::string_view whole = CompressedOf(*found, path); !whole.empty()) {
      File& file = loaded.files_[std::string(whole)];
      Form& form = path.ends_with(".br") ? file.brotli : file.gzip;
      form = {.bytes = bytes, .tag = TagOf(*bytes)};
    } else {
      loaded.Add(path, bytes);
    }
  }
  if (!loaded.files_.contains("/index.html")) {
    return WebProblem("serve/no_web", folder + " has no index.html");
  }
  return loaded;
}

HttpReply StaticFiles::Get(const HttpRequest& request) const {
  const bool of_client = LastPartOf(request.path).find('.') == std::string_view::npos;
  auto found = files_.find(request.path);
  if (found == files_.end() && of_client) found = files_.find("/index.html");
  if (found == files_.end()) return ErrorReply(404, "http/not_found", "there is no such page");
  return ReplyOf(found->second, request);
}

HttpReply StaticFiles::ReplyOf(const File& file, const HttpRequest& request) {
  HttpReply reply{.status = 200, .headers = {{"Content-Type", file.type}}, .body = nullptr};
  const Form* form = &file.plain;
  if (file.brotli.bytes && AcceptsCoding(request.accept_encoding, "br")) {
    form = &file.brotli;
    reply.headers.push_back({"Content-Encoding", "br"});
  } else if (file.gzip.bytes && AcceptsCoding(request.accept_encoding, "gzip")) {
    form = &file.gzip;
    reply.headers.push_back({"Content-Encoding", "gzip"});
  }
  if (file.brotli.bytes || file.gzip.bytes) reply.headers.push_back({"Vary", "Accept-Encoding"});
  reply.body = form->bytes;
  reply.headers.push_back({"ETag", form->tag});
  reply.headers.push_back(
      {"Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache"});
  return UnlessKnown(std::move(reply), request.if_none_match);
}

}  // namespace folsom
