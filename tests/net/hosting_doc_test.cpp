// docs/hosting.md says what is so: its nginx and systemd files are accepted by nginx and systemd,
// and its tables name every metric and, with that of the limits in docs/security.md, every option
// with its default.
#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "net/tls_server.h"
#include "record/json/json_read.h"
#include "server/prometheus.h"
#include "server/settings.h"
#include "store/database.h"
#include "support/paths.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

std::string TextOfFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const std::string& HostingDoc() {
  static const std::string kText = TextOfFile(SourcePath("docs/hosting.md"));
  return kText;
}

// The first block of code in that language.
std::string BlockOf(const std::string& language) {
  const std::string fence = "```" + language + "\n";
  const std::size_t from = HostingDoc().find(fence);
  EXPECT_NE(from, std::string::npos) << language;
  const std::size_t begin = from + fence.size();
  return HostingDoc().substr(begin, HostingDoc().find("```", begin) - begin);
}

void ReplaceAll(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

struct CommandResult {
  int status = -1;
  std::string output;
};
CommandResult RunCommand(const std::string& command, const TempFolder& folder) {
  const int raw = std::system((command + " >" + folder.File("output") + " 2>&1").c_str());
  return {.status = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128,
          .output = TextOfFile(folder.File("output"))};
}

bool IsInstalled(const std::string& program, const TempFolder& folder) {
  return RunCommand("command -v " + program, folder).status == 0;
}

TEST(HostingDoc, NginxTakesTheExample) {
  const TempFolder folder;
  if (!IsInstalled("/usr/sbin/nginx", folder)) GTEST_SKIP() << "nginx is not installed";
  const TestCertificate certificate("folsom.example");
  certificate.WriteTo(folder.File("fullchain.pem"));
  std::FILE* const key = std::fopen(folder.File("privkey.pem").c_str(), "w");
  ASSERT_NE(key, nullptr);
  PEM_write_PrivateKey(key, certificate.key, nullptr, nullptr, 0, nullptr, nullptr);
  std::fclose(key);
  std::string site = BlockOf("nginx");
  ReplaceAll(site, "/etc/letsencrypt/live/folsom.example", folder.Path());
  // Nginx tries to open what it listens on: no ports, which others may have.
  ReplaceAll(site, "listen 80;", "listen unix:" + folder.File("80") + ";");
  ReplaceAll(site, "listen 443 ssl", "listen unix:" + folder.File("443") + " ssl");
  site = std::regex_replace(site, std::regex("    listen \\[::\\][^\n]*\n"), "");
  folder.Write("nginx.conf", "pid " + folder.File("pid") +
                                 ";\nerror_log stderr;\nevents {}\nhttp {\n" + "access_log off;\n" +
                                 site + "}\n");
  const CommandResult result = RunCommand(
      "/usr/sbin/nginx -t -p " + folder.Path() + " -c " + folder.File("nginx.conf"), folder);
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_EQ(result.output.find("[warn]"), std::string::npos) << result.output;
}

TEST(HostingDoc, SystemdTakesTheUnit) {
  const TempFolder folder;
  if (!IsInstalled("systemd-analyze", folder)) GTEST_SKIP() << "systemd is not installed";
  std::string unit = BlockOf("ini");
  ReplaceAll(unit, "/usr/local/bin/folsom", "/bin/true");
  folder.Write("folsom.service", unit);
  const CommandResult result =
      RunCommand("systemd-analyze verify --man=no " + folder.File("folsom.service"), folder);
  EXPECT_EQ(result.output.find("folsom.service:"), std::string::npos) << result.output;
}

// The command of the section on backups, as root types it: the copy is for its owner only.
TEST(HostingDoc, ABackupIsForItsOwnerOnly) {
  const TempFolder folder;
  if (!IsInstalled("sqlite3", folder)) GTEST_SKIP() << "sqlite3 is not installed";
  static_cast<void>(OpenStore(folder.File("folsom.db")));
  const std::size_t from = HostingDoc().find("```sh\n", HostingDoc().find("## Backup"));
  std::string script = HostingDoc().substr(from + 6, HostingDoc().find("sudo", from) - from - 6);
  ReplaceAll(script, "/var/lib/folsom/", folder.Path() + "/");
  ReplaceAll(script, "/var/backups/", folder.Path() + "/backup-");
  folder.Write("backup.sh", "umask 022\n" + script);
  const CommandResult result = RunCommand("sh " + folder.File("backup.sh"), folder);
  EXPECT_EQ(result.status, 0) << result.output;
  int copies = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder.Path())) {
    if (!file.path().filename().string().starts_with("backup-folsom-")) continue;
    ++copies;
    EXPECT_EQ(file.status().permissions(), std::filesystem::perms{0600}) << file.path();
    EXPECT_NO_THROW(static_cast<void>(OpenStore(file.path())));
  }
  EXPECT_EQ(copies, 1) << script;
}

using OptionDefaults = std::map<std::string, std::string>;

// Every option with its default, as the table of this section has them.
OptionDefaults OptionsIn(const std::string& document, const std::string& section) {
  OptionDefaults options;
  const std::regex row("\\| `(--[a-z0-9-]+)`[^|]*\\| ([^|]*)\\|");
  const std::size_t from = document.find(section);
  EXPECT_NE(from, std::string::npos) << section;
  const std::string table = document.substr(from, document.find("\n## ", from) - from);
  for (std::sregex_iterator at(table.begin(), table.end(), row), end; at != end; ++at) {
    std::string usual = (*at)[2];
    while (usual.ends_with(' ')) usual.pop_back();
    options[(*at)[1]] = usual;
  }
  return options;
}

OptionDefaults DocumentedLimits() {
  return OptionsIn(TextOfFile(SourcePath("docs/security.md")), "## Limits");
}
OptionDefaults DocumentedOthers() { return OptionsIn(HostingDoc(), "## All options"); }

std::set<std::string> NamesOf(const OptionDefaults& options) {
  std::set<std::string> names;
  for (const auto& [option, usual] : options) names.insert(option);
  return names;
}

// The options of `folsom serve` that are limits, and the others, as its code adds them.
struct RealOptions {
  std::set<std::string> limits;
  std::set<std::string> others;
};
RealOptions OptionsOfServe() {
  const std::string code = TextOfFile(SourcePath("src/cli/commands/serve_command.cpp"));
  const auto begin = static_cast<std::ptrdiff_t>(code.find("void AddPlaces"));
  const auto limits = static_cast<std::ptrdiff_t>(code.find("void AddLimits"));
  const auto after = static_cast<std::ptrdiff_t>(code.find("void AddMachinery"));
  const std::regex name("\"(--[a-z0-9-]+)[\",]");
  RealOptions real;
  for (std::sregex_iterator at(code.begin() + begin, code.end(), name), end; at != end; ++at) {
    const std::ptrdiff_t place = begin + at->position();
    (place > limits && place < after ? real.limits : real.others).insert((*at)[1]);
  }
  return real;
}

TEST(HostingDoc, EveryOptionIsThere) {
  const RealOptions real = OptionsOfServe();
  EXPECT_EQ(NamesOf(DocumentedLimits()), real.limits) << "docs/security.md";
  EXPECT_EQ(NamesOf(DocumentedOthers()), real.others) << "docs/hosting.md";
  EXPECT_GT(real.limits.size(), 10U);
  EXPECT_GT(real.others.size(), 10U);
}

TEST(HostingDoc, DefaultsAreThoseOfTheSettings) {
  const Settings s;
  OptionDefaults told = DocumentedOthers();
  told.merge(DocumentedLimits());
  const OptionDefaults real{
      {"--listen", s.listen},
      {"--port", std::to_string(s.port)},
      {"--store", s.store},
      {"--max-message-bytes", std::to_string(s.max_message_bytes)},
      {"--messages-per-s", std::to_string(s.messages_per_s)},
      {"--messages-per-s-address", std::to_string(s.messages_per_s_address)},
      {"--connections-per-address", std::to_string(s.connections_per_address)},
      {"--new-people-per-minute-address", std::to_string(s.new_people_per_minute_address)},
      {"--passwords-per-minute-address", std::to_string(s.passwords_per_minute_address)},
      {"--tables-per-person", std::to_string(s.tables_per_person)},
      {"--creations-per-day", std::to_string(s.creations_per_day)},
      {"--creations-per-day-address", std::to_string(s.creations_per_day_address)},
      {"--unattended-per-person", std::to_string(s.unattended_per_person)},
      {"--unattended-per-address", std::to_string(s.unattended_per_address)},
      {"--bot-iterations", std::to_string(s.bot_budget.iterations)},
      {"--bot-ms", std::to_string(s.bot_budget.ms)},
      {"--unattended-bot-iterations", std::to_string(s.unattended_bot_budget.iterations)},
      {"--unattended-bot-ms", std::to_string(s.unattended_bot_budget.ms)},
      {"--watched-per-connection", std::to_string(s.watched_per_connection)},
      {"--onlookers-per-table", std::to_string(s.onlookers_per_table)},
      {"--chats-per-10-s", std::to_string(s.chats_per_10_s)},
      {"--chat-characters", std::to_string(s.chat_characters)},
      {"--max-queue-bytes", std::to_string(s.max_queue_bytes)},
      {"--slow-client-ms", std::to_string(s.slow_client_ms)},
      {"--hello-ms", std::to_string(s.hello_ms)},
      {"--bot-threads", std::to_string(s.bot_threads)},
      {"--bot-queue", std::to_string(s.bot_queue)},
      {"--lease-ms", std::to_string(s.lease_ms)},
      {"--tick-ms", std::to_string(s.tick_ms)},
      {"--unload-ms", std::to_string(s.unload_ms)},
      {"--keep-bot-games", std::to_string(s.keep_bot_games)},
      {"--keep-games", std::to_string(s.keep_games)},
      {"--keep-guests", std::to_string(s.keep_guests)},
      {"--max-store-bytes", std::to_string(s.max_store_bytes)},
      {"--min-free-bytes", std::to_string(s.min_free_bytes)},
  };
  for (const auto& [option, usual] : real) {
    ASSERT_TRUE(told.contains(option)) << option;
    EXPECT_EQ(told.at(option), usual) << option;
  }
}

TEST(HostingDoc, FixedLimitsAreThoseOfTheCode) {
  const std::string security = TextOfFile(SourcePath("docs/security.md"));
  const std::string depth = "| – | " + std::to_string(kMaxJsonDepth) + " | how deep the JSON";
  EXPECT_NE(security.find(depth), std::string::npos) << depth;
}

TEST(HostingDoc, EveryMetricIsThere) {
  const std::string text = PrometheusText({}, {});
  const std::regex type("# TYPE (folsom_[a-z_]+) ");
  std::size_t metrics = 0;
  for (std::sregex_iterator at(text.begin(), text.end(), type), end; at != end; ++at) {
    EXPECT_NE(HostingDoc().find("`" + (*at)[1].str() + "`"), std::string::npos) << (*at)[1];
    ++metrics;
  }
  EXPECT_GT(metrics, 15U);
}

}  // namespace
}  // namespace folsom
