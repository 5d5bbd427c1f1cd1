#include "crypto/web_push.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <sodium.h>

#include <array>
#include <memory>
#include <stdexcept>

namespace folsom {

namespace {

constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kPointBytes = 65;
constexpr std::size_t kTagBytes = 16;
constexpr std::string_view kRecordSize("\x00\x00\x10\x00", 4);  // 4096, of which one is used.
constexpr std::string_view kNul("\x00", 1);

struct OpenSslDeleter {
  void operator()(BIGNUM* p) const { BN_clear_free(p); }
  void operator()(BN_CTX* p) const { BN_CTX_free(p); }
  void operator()(ECDSA_SIG* p) const { ECDSA_SIG_free(p); }
  void operator()(EC_GROUP* p) const { EC_GROUP_free(p); }
  void operator()(EC_POINT* p) const { EC_POINT_clear_free(p); }
  void operator()(EVP_CIPHER_CTX* p) const { EVP_CIPHER_CTX_free(p); }
  void operator()(EVP_MD_CTX* p) const { EVP_MD_CTX_free(p); }
  void operator()(EVP_PKEY* p) const { EVP_PKEY_free(p); }
  void operator()(EVP_PKEY_CTX* p) const { EVP_PKEY_CTX_free(p); }
  void operator()(OSSL_PARAM* p) const { OSSL_PARAM_free(p); }
  void operator()(OSSL_PARAM_BLD* p) const { OSSL_PARAM_BLD_free(p); }
};
template <typename T>
using Owned = std::unique_ptr<T, OpenSslDeleter>;

void Must(bool done) {
  if (!done) throw std::runtime_error("OpenSSL failed");
}
template <typename T>
Owned<T> Own(T* made) {
  Must(made != nullptr);
  return Owned<T>(made);
}

const unsigned char* In(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}
unsigned char* Out(std::string& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

// The curve, and the points that are reckoned on it.
class Curve {
 public:
  // Nothing if these bytes are no point of it, or the point at infinity.
  [[nodiscard]] Owned<EC_POINT> Point(std::string_view bytes) const {
    Owned<EC_POINT> point = Own(EC_POINT_new(group_.get()));
    if (bytes.size() != kPointBytes || bytes[0] != POINT_CONVERSION_UNCOMPRESSED) return nullptr;
    const int fine =
        EC_POINT_oct2point(group_.get(), point.get(), In(bytes), bytes.size(), context_.get());
    return fine == 1 ? std::move(point) : nullptr;
  }
  // Nothing if these bytes are no number from 1 to below the order.
  [[nodiscard]] Owned<BIGNUM> Secret(std::string_view bytes) const {
    Owned<BIGNUM> number = Own(BN_bin2bn(In(bytes), static_cast<int>(bytes.size()), nullptr));
    const bool fine = bytes.size() == kSecretBytes && !BN_is_zero(number.get()) &&
                      BN_cmp(number.get(), EC_GROUP_get0_order(group_.get())) < 0;
    return fine ? std::move(number) : nullptr;
  }
  [[nodiscard]] Owned<BIGNUM> NewSecret() const {
    Owned<BIGNUM> number = Own(BN_secure_new());
    do {
      Must(BN_priv_rand_range(number.get(), EC_GROUP_get0_order(group_.get())) == 1);
    } while (BN_is_zero(number.get()));
    return number;
  }
  // `secret` times `point`, or times the generator, in bytes.
  [[nodiscard]] std::string Times(const BIGNUM* secret, const EC_POINT* point) const {
    const Owned<EC_POINT> result = Own(EC_POINT_new(group_.get()));
    Must(EC_POINT_mul(group_.get(), result.get(), point == nullptr ? secret : nullptr, point,
                      point == nullptr ? nullptr : secret, context_.get()) == 1);
    std::string bytes(kPointBytes, '\0');
    Must(EC_POINT_point2oct(group_.get(), result.get(), POINT_CONVERSION_UNCOMPRESSED, Out(bytes),
                            bytes.size(), context_.get()) == kPointBytes);
    return bytes;
  }

 private:
  Owned<EC_GROUP> group_ = Own(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  Owned<BN_CTX> context_ = Own(BN_CTX_secure_new());
};

std::string NumberBytes(const BIGNUM* number) {
  std::string bytes(kSecretBytes, '\0');
  Must(BN_bn2binpad(number, Out(bytes), static_cast<int>(bytes.size())) >= 0);
  return bytes;
}

std::string Hmac(std::string_view key, std::string_view bytes) {
  std::string digest(EVP_MAX_MD_SIZE, '\0');
  unsigned int size = 0;
  Must(HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), In(bytes), bytes.size(),
            Out(digest), &size) != nullptr);
  digest.resize(size);
  return digest;
}

// HKDF (RFC 5869) of at most one digest.
std::string Derived(std::string_view salt, std::string_view secret, std::string info,
                    std::size_t size) {
  return Hmac(Hmac(salt, secret), info + '\x01').substr(0, size);
}

std::string Info(std::string_view what) { return std::string(what).append(kNul); }

std::string Aes128Gcm(std::string_view key, std::string_view nonce, std::string_view plain) {
  const Owned<EVP_CIPHER_CTX> context = Own(EVP_CIPHER_CTX_new());
  EVP_CIPHER_CTX* const c = context.get();
  std::string out(plain.size() + kTagBytes, '\0');
  int size = 0;
  int rest = 0;
  Must(EVP_EncryptInit_ex(c, EVP_aes_128_gcm(), nullptr, In(key), In(nonce)) == 1);
  Must(EVP_EncryptUpdate(c, Out(out), &size, In(plain), static_cast<int>(plain.size())) == 1);
  Must(EVP_EncryptFinal_ex(c, Out(out) + size, &rest) == 1);
  Must(EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_GCM_GET_TAG, kTagBytes, Out(out) + plain.size()) == 1);
  return out;
}

Owned<EVP_PKEY> SigningKey(const P256Pair& pair) {
  const Owned<BIGNUM> secret = Own(BN_bin2bn(In(pair.secret), kSecretBytes, nullptr));
  const Owned<OSSL_PARAM_BLD> fields = Own(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD* const f = fields.get();
  Must(OSSL_PARAM_BLD_push_utf8_string(f, OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0) == 1);
  Must(OSSL_PARAM_BLD_push_octet_string(f, OSSL_PKEY_PARAM_PUB_KEY, pair.point.data(),
                                        pair.point.size()) == 1);
  Must(OSSL_PARAM_BLD_push_BN(f, OSSL_PKEY_PARAM_PRIV_KEY, secret.get()) == 1);
  const Owned<OSSL_PARAM> params = Own(OSSL_PARAM_BLD_to_param(f));
  const Owned<EVP_PKEY_CTX> context = Own(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* key = nullptr;
  Must(EVP_PKEY_fromdata_init(context.get()) == 1);
  Must(EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_KEYPAIR, params.get()) == 1);
  return Own(key);
}

// ES256 (RFC 7518): both numbers of the signature, one after the other.
std::string Signed(const P256Pair& pair, std::string_view text) {
  const Owned<EVP_PKEY> key = SigningKey(pair);
  const Owned<EVP_MD_CTX> context = Own(EVP_MD_CTX_new());
  Must(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1);
  std::array<unsigned char, 128> der{};
  std::size_t size = der.size();
  Must(EVP_DigestSign(context.get(), der.data(), &size, In(text), text.size()) == 1);
  const unsigned char* at = der.data();
  const Owned<ECDSA_SIG> read = Own(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
  return NumberBytes(ECDSA_SIG_get0_r(read.get())) + NumberBytes(ECDSA_SIG_get0_s(read.get()));
}

}  // namespace

P256Pair NewP256Pair() {
  const Curve curve;
  const Owned<BIGNUM> secret = curve.NewSecret();
  return {.secret = NumberBytes(secret.get()), .point = curve.Times(secret.get(), nullptr)};
}

std::optional<P256Pair> P256PairOf(std::string_view secret) {
  const Curve curve;
  const Owned<BIGNUM> number = curve.Secret(secret);
  if (!number) return std::nullopt;
  return P256Pair{.secret = std::string(secret), .point = curve.Times(number.get(), nullptr)};
}

bool IsP256Point(std::string_view point) { return Curve().Point(point) != nullptr; }

std::string NewPushSalt() {
  std::string salt(kPushSaltBytes, '\0');
  randombytes_buf(salt.data(), salt.size());
  return salt;
}

std::optional<std::string> EncryptPush(std::string_view payload, const PushReader& reader,
                                       const P256Pair& once, std::string_view salt) {
  const Curve curve;
  const Owned<EC_POINT> theirs = curve.Point(reader.point);
  const Owned<BIGNUM> ours = curve.Secret(once.secret);
  if (!theirs || !ours || payload.size() > kMaxPushPayload) return std::nullopt;
  const std::string shared = curve.Times(ours.get(), theirs.get()).substr(1, kSecretBytes);
  const std::string keys = Info("WebPush: info") + reader.point + once.point;
  const std::string secret = Derived(reader.auth, shared, keys, kSecretBytes);
  const std::string key = Derived(salt, secret, Info("Content-Encoding: aes128gcm"), 16);
  const std::string nonce = Derived(salt, secret, Info("Content-Encoding: nonce"), 12);
  std::string body = std::string(salt).append(kRecordSize);
  body += static_cast<char>(once.point.size());
  // 2: this record is the last.
  return body + once.point + Aes128Gcm(key, nonce, std::string(payload) + '\x02');
}

std::string VapidHeader(const P256Pair& key, const VapidClaims& claims) {
  std::string body = R"({"aud":")" + claims.audience + R"(","exp":)";
  body += std::to_string(claims.expires_s);
  if (!claims.contact.empty()) body.append(R"(,"sub":")").append(claims.contact).append("\"");
  const std::string text =
      Base64Url(R"({"typ":"JWT","alg":"ES256"})") + "." + Base64Url(body + "}");
  return "vapid t=" + text + "." + Base64Url(Signed(key, text)) + ", k=" + Base64Url(key.point);
}

std::string PushTopic(const P256Pair& key, std::string_view name) {
  constexpr std::size_t kLongestTopic = 32;
  return Base64Url(Hmac(key.secret, "topic " + std::string(name))).substr(0, kLongestTopic);
}

std::string Base64Url(std::string_view bytes) {
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), In(bytes), bytes.size(), kVariant);
  text.pop_back();  // It ends with a zero.
  return text;
}

std::optional<std::string> FromBase64Url(std::string_view text) {
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  const int wrong = sodium_base642bin(Out(bytes), bytes.size(), text.data(), text.size(), nullptr,
                                      &size, nullptr, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  if (wrong != 0) return std::nullopt;
  bytes.resize(size);
  return bytes;
}

}  // namespace folsom
