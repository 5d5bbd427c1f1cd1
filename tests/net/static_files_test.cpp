#include "server/http/static_files.h"

#include <gtest/gtest.h>

#include "server/http/http_reply.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

HttpRequest GetPath(const std::string& path, const std::string& accept = {},
                    const std::string& known = {}) {
  HttpRequest request;
  request.method = "GET";
  request.path = path;
  request.accept_encoding = accept;
  request.if_none_match = known;
  return request;
}

class StaticFilesTest : public testing::Test {
 protected:
  StaticFilesTest() {
    folder_.Write("index.html", "<home>");
    folder_.Write("robots.txt", "robots");
    folder_.Write("assets/app-D1a_b-3Z.js", "plain code");
    folder_.Write("assets/app-D1a_b-3Z.js.br", "brotli code");
    folder_.Write("assets/app-D1a_b-3Z.js.gz", "gzip code");
    folder_.Write("assets/train.svg", "<svg>");
    folder_.Write("assets/solo-D1a_b-3Z.wasm", "module");
    folder_.Write("sw.js", "worker");
    folder_.Write("manifest.webmanifest", "{}");
    folder_.Write("lone.gz", "not a compressed form of anything");
    folder_.Write(".secret", "hidden");
    folder_.Write(".git/config", "hidden");
    Result<StaticFiles> files = StaticFiles::Load(folder_.Path());
    EXPECT_TRUE(files);
    if (files) files_ = std::move(*files);
  }

  TempFolder folder_;
  StaticFiles files_;
};

TEST_F(StaticFilesTest, AFileComesWithTypeTagAndCaching) {
  const HttpReply reply = files_.Get(GetPath("/assets/train.svg"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(*reply.body, "<svg>");
  EXPECT_EQ(HeaderOf(reply, "Content-Type"), "image/svg+xml");
  EXPECT_EQ(HeaderOf(reply, "ETag"), TagOf("<svg>"));
  EXPECT_EQ(HeaderOf(reply, "Cache-Control"), "no-cache");
  EXPECT_EQ(HeaderOf(reply, "Vary"), "");
}

TEST_F(StaticFilesTest, WhoseNameHasAHashIsKeptForever) {
  const HttpReply reply = files_.Get(GetPath("/assets/app-D1a_b-3Z.js"));
  EXPECT_EQ(HeaderOf(reply, "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_TRUE(HasHashInName("/assets/index-BX3k19aZ.css"));
  EXPECT_FALSE(HasHashInName("/assets/old-language.js"));  // A word.
  EXPECT_FALSE(HasHashInName("/assets/app.js"));
  EXPECT_FALSE(HasHashInName("/app-BX3k19aZ.js"));
  EXPECT_FALSE(HasHashInName("/assets/BX3k19aZ.js"));
}

// Or a browser would keep an old version of the page.
TEST_F(StaticFilesTest, WorkerAndManifestAreAskedForAgain) {
  const HttpReply worker = files_.Get(GetPath("/sw.js"));
  EXPECT_EQ(HeaderOf(worker, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(HeaderOf(worker, "Cache-Control"), "no-cache");
  const HttpReply manifest = files_.Get(GetPath("/manifest.webmanifest"));
  EXPECT_EQ(HeaderOf(manifest, "Content-Type"), "application/manifest+json");
  EXPECT_EQ(HeaderOf(manifest, "Cache-Control"), "no-cache");
}

// Browsers compile it while it comes only if it is called what it is.
TEST_F(StaticFilesTest, AModuleHasItsOwnType) {
  const HttpReply module = files_.Get(GetPath("/assets/solo-D1a_b-3Z.wasm"));
  EXPECT_EQ(HeaderOf(module, "Content-Type"), "application/wasm");
  EXPECT_EQ(HeaderOf(module, "Cache-Control"), "public, max-age=31536000, immutable");
}

TEST_F(StaticFilesTest, CompressedFormsAreSentToThoseWhoTakeThem) {
  const std::string path = "/assets/app-D1a_b-3Z.js";
  EXPECT_EQ(*files_.Get(GetPath(path)).body, "plain code");
  EXPECT_EQ(*files_.Get(GetPath(path, "gzip")).body, "gzip code");
  EXPECT_EQ(*files_.Get(GetPath(path, "gzip, deflate, br")).body, "brotli code");
  EXPECT_EQ(*files_.Get(GetPath(path, "br;q=0, gzip;q=0.5")).body, "gzip code");
  EXPECT_EQ(*files_.Get(GetPath(path, "*")).body, "brotli code");
  EXPECT_EQ(*files_.Get(GetPath(path, "*;q=0")).body, "plain code");
  EXPECT_EQ(*files_.Get(GetPath(path, "identity")).body, "plain code");
  const HttpReply reply = files_.Get(GetPath(path, "br"));
  EXPECT_EQ(HeaderOf(reply, "Content-Encoding"), "br");
  EXPECT_EQ(HeaderOf(reply, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(HeaderOf(reply, "Vary"), "Accept-Encoding");
  EXPECT_NE(HeaderOf(reply, "ETag"), HeaderOf(files_.Get(GetPath(path)), "ETag"));
}

TEST_F(StaticFilesTest, WhatTheBrowserHasIsNotSentAgain) {
  const std::string tag(HeaderOf(files_.Get(GetPath("/robots.txt")), "ETag"));
  const HttpReply again = files_.Get(GetPath("/robots.txt", "", tag));
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, nullptr);
}

TEST_F(StaticFilesTest, PathsOfTheClientLeadToItsPage) {
  for (const char* path : {"/", "/t/abc123", "/r/xyz", "/settings"}) {
    const HttpReply reply = files_.Get(GetPath(path));
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(*reply.body, "<home>") << path;
    EXPECT_EQ(HeaderOf(reply, "Cache-Control"), "no-cache") << path;
  }
}

TEST_F(StaticFilesTest, NoPathLeadsOutOfTheFolder) {
  folder_.Write("../folsom_net_outside.txt", "outside");
  for (const char* path : {"/../folsom_net_outside.txt", "/assets/../../folsom_net_outside.txt",
                           "/etc/passwd.txt", "//etc/hosts.txt", "/.secret", "/.git/config.txt",
                           "/assets/..\\index.html", "/./robots.txt", "/missing.js"}) {
    EXPECT_EQ(files_.Get(GetPath(path)).status, 404) << path;
  }
  EXPECT_EQ(*files_.Get(GetPath("/.git/config")).body, "<home>");  // Not the file.
  std::filesystem::remove(folder_.File("../folsom_net_outside.txt"));
}

TEST_F(StaticFilesTest, ACompressedFileByItselfIsAFile) {
  EXPECT_EQ(files_.Get(GetPath("/lone.gz")).status, 200);
  EXPECT_EQ(files_.Get(GetPath("/assets/app-D1a_b-3Z.js.gz")).status, 404);
  EXPECT_EQ(files_.Count(), 8U);
}

TEST(StaticFiles, WithoutAFolderThereIsASmallPage) {
  const HttpReply reply = StaticFiles().Get(GetPath("/"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_NE(reply.body->find("Folsom"), std::string::npos);
  EXPECT_EQ(HeaderOf(reply, "Content-Type"), "text/html; charset=utf-8");
}

TEST(StaticFiles, AFolderWithoutAPageIsRefused) {
  const TempFolder empty;
  for (const std::string& folder : {empty.Path(), empty.File("missing")}) {
    const Result<StaticFiles> files = StaticFiles::Load(folder);
    ASSERT_FALSE(files) << folder;
    EXPECT_EQ(files.Error().code, "serve/no_web");
  }
}

}  // namespace
}  // namespace folsom
