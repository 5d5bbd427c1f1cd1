#include "net/tls_server.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>

namespace folsom {

namespace {

constexpr long kDay = 86'400;

void AddExtension(X509* certificate, int kind, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
  X509_EXTENSION* const extension = X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str());
  ASSERT_NE(extension, nullptr) << value;
  X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
}

// Whether the headers and the body they announce are all there.
bool IsWhole(const std::string& request) {
  const std::size_t end = request.find("\r\n\r\n");
  const std::size_t at = request.find("Content-Length: ");
  if (end == std::string::npos || at == std::string::npos) return false;
  return request.size() >= end + 4 + std::stoul(request.substr(at + 16));
}

}  // namespace

TestCertificate::TestCertificate(const std::string& host)
    : key(EVP_EC_gen("P-256")), certificate(X509_new()) {
  std::signal(SIGPIPE, SIG_IGN);  // OpenSSL writes to sockets that are gone, at either end.
  X509_set_version(certificate, 2);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate), -kDay);
  X509_gmtime_adj(X509_getm_notAfter(certificate), kDay);
  X509_set_pubkey(certificate, key);
  X509_NAME* const name = X509_get_subject_name(certificate);
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>("folsom test"), -1, -1, 0);
  X509_set_issuer_name(certificate, name);
  AddExtension(certificate, NID_basic_constraints, "critical,CA:TRUE");
  AddExtension(certificate, NID_subject_alt_name, "DNS:" + host);
  EXPECT_GT(X509_sign(certificate, key, EVP_sha256()), 0);
}

TestCertificate::~TestCertificate() {
  X509_free(certificate);
  EVP_PKEY_free(key);
}

void TestCertificate::WriteTo(const std::string& file) const {
  std::FILE* const out = std::fopen(file.c_str(), "w");
  ASSERT_NE(out, nullptr);
  EXPECT_EQ(PEM_write_X509(out, certificate), 1);
  std::fclose(out);
}

AnsweringServer::AnsweringServer(std::string answer, const TestCertificate* certificate)
    : answer_(std::move(answer)), listener_(::socket(AF_INET, SOCK_STREAM, 0)) {
  if (certificate != nullptr) {
    context_ = SSL_CTX_new(TLS_server_method());
    EXPECT_EQ(SSL_CTX_use_certificate(context_, certificate->certificate), 1);
    EXPECT_EQ(SSL_CTX_use_PrivateKey(context_, certificate->key), 1);
  }
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof at;
  EXPECT_EQ(::bind(listener_, reinterpret_cast<const sockaddr*>(&at), size), 0);
  EXPECT_EQ(::listen(listener_, 8), 0);
  EXPECT_EQ(::getsockname(listener_, reinterpret_cast<sockaddr*>(&at), &size), 0);
  port_ = ntohs(at.sin_port);
  thread_ = std::thread([this] { Run(); });
}

AnsweringServer::~AnsweringServer() {
  stopping_ = true;
  ::shutdown(listener_, SHUT_RDWR);
  thread_.join();
  ::close(listener_);
  SSL_CTX_free(context_);
}

std::vector<std::string> AnsweringServer::Requests() const {
  const std::lock_guard lock(mutex_);
  return requests_;
}

std::string AnsweringServer::AskedName() const {
  const std::lock_guard lock(mutex_);
  return asked_name_;
}

void AnsweringServer::Run() {
  while (!stopping_) {
    const int socket = ::accept(listener_, nullptr, nullptr);
    if (socket < 0) return;
    ++connections_;
    Answer(socket);
    ::close(socket);
  }
}

void AnsweringServer::Answer(int socket) {
  SSL* tls = nullptr;
  if (context_ != nullptr) {
    tls = SSL_new(context_);
    SSL_set_fd(tls, socket);
    if (SSL_accept(tls) != 1) return SSL_free(tls);
    const char* const name = SSL_get_servername(tls, TLSEXT_NAMETYPE_host_name);
    const std::lock_guard lock(mutex_);
    asked_name_ = name == nullptr ? "" : name;
  }
  std::string request;
  std::array<char, 4096> chunk;
  for (;;) {
    const auto got = tls != nullptr ? SSL_read(tls, chunk.data(), chunk.size())
                                    : ::recv(socket, chunk.data(), chunk.size(), 0);
    if (got <= 0) break;  // With an empty answer: the client gave up.
    request.append(chunk.data(), static_cast<std::size_t>(got));
    if (!IsWhole(request) || answer_.empty()) continue;
    {
      const std::lock_guard lock(mutex_);
      requests_.push_back(request);
    }
    if (tls != nullptr) {
      SSL_write(tls, answer_.data(), static_cast<int>(answer_.size()));
      SSL_shutdown(tls);
    } else {
      ::send(socket, answer_.data(), answer_.size(), MSG_NOSIGNAL);
    }
    break;
  }
  SSL_free(tls);
}

}  // namespace folsom
