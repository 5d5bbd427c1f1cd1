#include "support/postgres.h"

#include <fcntl.h>
#include <poll.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace folsom {

namespace fs = std::filesystem;

namespace {

constexpr int kPollMs = 20;  // Between two looks whether something has happened.

std::string TextOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

int WaitFor(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

// The state and the parent of a process, as /proc says: "123 (name) S 1 ...".
struct ProcessState {
  char state = 'X';
  pid_t parent = 0;
};
ProcessState StateOf(const fs::path& process) {
  ProcessState found;
  std::string stat;
  try {
    stat = TextOf(process / "stat");
  } catch (const std::ios_base::failure&) {  // It ended while we read.
    return found;
  }
  const std::size_t end = stat.rfind(')');
  if (end == std::string::npos) return found;
  std::istringstream(stat.substr(end + 1)) >> found.state >> found.parent;
  return found;
}

std::vector<pid_t> ChildrenOf(pid_t parent) {
  std::vector<pid_t> children;
  for (const auto& entry : fs::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    if (StateOf(entry.path()).parent == parent) children.push_back(std::stoi(name));
  }
  return children;
}

void WaitUntilGone(pid_t process) {
  const fs::path path = "/proc/" + std::to_string(process);
  for (;;) {
    const char state = StateOf(path).state;
    if (state == 'X' || state == 'Z') return;
    ::poll(nullptr, 0, kPollMs);
  }
}

fs::path FindPrograms() {
  const fs::path usual = "/usr/lib/postgresql/15/bin";
  if (fs::exists(usual / "postgres")) return usual;
  for (const char* folder : {"/usr/local/pgsql/bin", "/usr/local/bin", "/usr/bin"}) {
    if (fs::exists(fs::path(folder) / "postgres")) return folder;
  }
  throw std::runtime_error("PostgreSQL 15 is not installed (tools/setup --all)");
}

fs::path QuickFolder() {
  constexpr std::uintmax_t kEnough = 2ULL << 30;
  const fs::path memory = "/dev/shm";
  std::error_code error;
  const bool roomy = fs::space(memory, error).available >= kEnough && !error;
  return roomy && ::access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
}

}  // namespace

PostgresServer& PostgresServer::Shared() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer(const fs::path& where)
    : programs_(FindPrograms()), user_(::geteuid()), group_(::getegid()) {
  if (user_ == 0) {  // PostgreSQL refuses to run as root.
    const passwd* entry = ::getpwnam("postgres");
    if (entry == nullptr) throw std::runtime_error("there is no user \"postgres\"");
    user_ = entry->pw_uid;
    group_ = entry->pw_gid;
  }
  std::string name = ((where.empty() ? QuickFolder() : where) / "folsom-postgres-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = name;
  fs::permissions(folder_, fs::perms::owner_all | fs::perms::group_exec | fs::perms::others_exec);
  GiveToServer(folder_);
  const pid_t made = Spawn(
      {Program("initdb"), "--pgdata", (folder_ / "data").string(), "--username", "postgres",
       "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"},
      folder_ / "log");
  if (WaitFor(made) != 0) Fail("initdb");
  Start();
}

PostgresServer::~PostgresServer() {
  if (server_ != 0) {
    Thaw();
    ::kill(server_, SIGQUIT);
    WaitFor(server_);
  }
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

std::string PostgresServer::Program(const std::string& name) const {
  return (programs_ / name).string();
}

void PostgresServer::GiveToServer(const fs::path& folder) const {
  fs::create_directories(folder);
  if (::chown(folder.c_str(), user_, group_) != 0) throw std::runtime_error("chown");
}

void PostgresServer::Fail(const std::string& what) const {
  const std::string log = TextOf(folder_ / "log");
  throw std::runtime_error(what + " failed:\n" +
                           log.substr(log.size() > 2000 ? log.size() - 2000 : 0));
}

pid_t PostgresServer::Spawn(const std::vector<std::string>& words, const fs::path& log) const {
  std::vector<std::string> copy = words;
  std::vector<char*> argv;
  for (std::string& word : copy) argv.push_back(word.data());
  argv.push_back(nullptr);
  const std::string log_name = log.string();
  const std::string folder = folder_.string();
  const pid_t parent = ::getpid();
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("fork");
  if (child > 0) return child;
  const int in = ::open("/dev/null", O_RDONLY);
  const int out = ::open(log_name.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
  ::dup2(in, 0);
  ::dup2(out, 1);
  ::dup2(out, 2);
  for (int descriptor = 3; descriptor < 256; ++descriptor) ::close(descriptor);
  ::setsid();  // Not in the terminal's group: Ctrl-C is for the tests.
  if (::geteuid() == 0 && (::setgid(group_) != 0 || ::setuid(user_) != 0)) ::_exit(126);
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
  if (::getppid() != parent || ::chdir(folder.c_str()) != 0) ::_exit(126);
  ::execv(argv[0], argv.data());
  ::_exit(127);
}

void PostgresServer::Start(const std::string& setting) {
  std::vector<std::string> words{Program("postgres"), "-D", (folder_ / "data").string()};
  for (const std::string& one :
       {std::string("listen_addresses="), "unix_socket_directories=" + folder_.string(),
        std::string("fsync=on"), std::string("synchronous_commit=on"),
        std::string("max_connections=50"), std::string("shared_buffers=32MB"),
        std::string("dynamic_shared_memory_type=mmap"), setting}) {
    if (!one.empty()) words.insert(words.end(), {"-c", one});
  }
  server_ = Spawn(words, folder_ / "log");
  for (;;) {
    const pid_t asked =
        Spawn({Program("pg_isready"), "-q", "-h", folder_.string()}, folder_ / "ready");
    if (WaitFor(asked) == 0) return;
    if (::waitpid(server_, nullptr, WNOHANG) != 0) {
      server_ = 0;
      Fail("starting postgres");
    }
    ::poll(nullptr, 0, kPollMs);
  }
}

void PostgresServer::Stop() {
  ::kill(server_, SIGINT);
  WaitFor(server_);
  server_ = 0;
}

// The first process goes first, so that it does not tidy up after the others.
void PostgresServer::Kill() {
  ::kill(server_, SIGSTOP);
  const std::vector<pid_t> children = ChildrenOf(server_);
  ::kill(server_, SIGKILL);
  for (const pid_t child : children) ::kill(child, SIGKILL);
  WaitFor(server_);
  server_ = 0;
  for (const pid_t child : children) WaitUntilGone(child);
}

void PostgresServer::Signal(int signal) const {
  ::kill(server_, signal);
  for (const pid_t child : ChildrenOf(server_)) ::kill(child, signal);
}

void PostgresServer::Freeze() { Signal(SIGSTOP); }
void PostgresServer::Thaw() { Signal(SIGCONT); }

std::string PostgresServer::Address(const std::string& database) const {
  return "host=" + folder_.string() + " user=postgres dbname=" + database;
}

std::string PostgresServer::NewPlace() {
  const std::string name = "place" + std::to_string(++made_);
  Sql("CREATE SCHEMA " + name);
  return Address() + " options=-csearch_path=" + name;
}

std::string PostgresServer::NewDatabase(const std::string& options) {
  const std::string name = "test" + std::to_string(++made_);
  Sql("CREATE DATABASE " + name + " " + options);
  return Address(name);
}

std::string PostgresServer::Sql(const std::string& statements, const std::string& address) const {
  const fs::path out = folder_ / "psql";
  std::ofstream(out).close();  // Empty, and owned by whoever reads it.
  fs::permissions(out, fs::perms::all);
  const pid_t asked = Spawn({Program("psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c",
                             statements, address.empty() ? Address() : address},
                            out);
  const int status = WaitFor(asked);
  std::string said = TextOf(out);
  if (status != 0) throw std::runtime_error("psql: " + said);
  while (said.ends_with('\n')) said.pop_back();
  return said;
}

}  // namespace folsom
