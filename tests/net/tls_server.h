// A web server for tests that answers every request with the same text, with TLS or without, and
// remembers what it was asked.
#pragma once

#include <openssl/ssl.h>

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace folsom {

// A self-signed certificate for a host name, in a PEM file, and its key.
struct TestCertificate {
  explicit TestCertificate(const std::string& host);
  ~TestCertificate();
  TestCertificate(const TestCertificate&) = delete;
  TestCertificate& operator=(const TestCertificate&) = delete;

  void WriteTo(const std::string& file) const;

  EVP_PKEY* key = nullptr;
  X509* certificate = nullptr;
};

class AnsweringServer {
 public:
  // Without a certificate: plain HTTP. An empty answer: none ever comes.
  AnsweringServer(std::string answer, const TestCertificate* certificate);
  ~AnsweringServer();
  AnsweringServer(const AnsweringServer&) = delete;
  AnsweringServer& operator=(const AnsweringServer&) = delete;

  [[nodiscard]] std::uint16_t Port() const { return port_; }
  // What came so far, each up to the end of its body.
  [[nodiscard]] std::vector<std::string> Requests() const;
  // The name that clients asked for in the handshake.
  [[nodiscard]] std::string AskedName() const;
  [[nodiscard]] int Connections() const { return connections_; }

 private:
  void Run();
  void Answer(int socket);
  std::string answer_;
  SSL_CTX* context_ = nullptr;
  int listener_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<int> connections_{0};
  std::atomic<bool> stopping_{false};
  mutable std::mutex mutex_;
  std::vector<std::string> requests_;
  std::string asked_name_;
  std::thread thread_;
};

}  // namespace folsom
