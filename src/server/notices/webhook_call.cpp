#include "server/notices/webhook_call.h"

#include <curl/curl.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>

namespace folsom {

namespace {

struct CurlDeleter {
  void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using CurlCall = std::unique_ptr<CURL, CurlDeleter>;
using CurlList = std::unique_ptr<curl_slist, CurlDeleter>;

// Nothing if there is no memory for it.
CurlList ListOf(const std::vector<std::string>& texts) {
  CurlList list;
  for (const std::string& text : texts) {
    curl_slist* const longer = curl_slist_append(list.get(), text.c_str());
    if (longer == nullptr) return nullptr;
    static_cast<void>(list.release());  // The longer list begins with it.
    list.reset(longer);
  }
  return list;
}

Millis SteadyNow() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// The address to be called, if all that the host has may be.
std::optional<IpAddress> Checked(const WebhookSetup& setup, const std::string& host,
                                 const std::stop_token& stop) {
  const std::optional<IpAddress> literal = IpFrom(host);
  return WebhookAddress(
      literal ? std::vector{*literal} : LookUpWithin(setup.look_up, host, setup.time, stop),
      setup.allow_private);
}

// The head of an answer while it comes in.
struct AnswerHead {
  CURL* curl;
  std::size_t bytes = 0;
  bool whole = false;

  [[nodiscard]] int Status() const {
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    return static_cast<int>(status);
  }
};

// Ends the call where the head ends: nobody reads the rest.
std::size_t TakeHeadLine(char* text, std::size_t size, std::size_t count, void* data) {
  auto& head = *static_cast<AnswerHead*>(data);
  const std::string_view line(text, size * count);
  head.bytes += line.size();
  head.whole = (line == "\r\n" || line == "\n") && head.Status() >= 200;  // Not "100 Continue".
  return head.whole || head.bytes > kMaxWebhookAnswer ? 0 : line.size();
}

int GiveUpAtStop(void* data, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return static_cast<const std::stop_token*>(data)->stop_requested() ? 1 : 0;
}

// This machine's own settings and habits of libcurl stay out of it: no proxy, no redirect, no other
// protocol, no path made shorter.
void SetTarget(CURL* curl, const WebhookUrl& to, const WebhookSetup& setup) {
  curl_easy_setopt(curl, CURLOPT_URL, to.Text().c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, to.tls ? "https" : "http");
  curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_PATH_AS_IS, 1L);
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  if (!setup.ca_file.empty()) curl_easy_setopt(curl, CURLOPT_CAINFO, setup.ca_file.c_str());
}

void SetBody(CURL* curl, const std::string& body, const CurlList& headers) {
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size()));
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body.data());
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl, CURLOPT_USERAGENT, "folsom");
}

void SetLimits(CURL* curl, Millis time, AnswerHead& head, const std::stop_token& stop) {
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(time));
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, TakeHeadLine);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &head);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, GiveUpAtStop);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &stop);
}

}  // namespace

int CallWebhook(const WebhookSetup& setup, const std::string& url, const std::string& body,
                const std::vector<std::string>& headers, const std::stop_token& stop) {
  static const CURLcode kReady = curl_global_init(CURL_GLOBAL_DEFAULT);
  const Millis deadline = SteadyNow() + setup.time;
  const Result<WebhookUrl> to = WebhookUrlFrom(url, setup.allow_private);
  if (!to || kReady != CURLE_OK) return 0;
  const std::optional<IpAddress> address = Checked(setup, to->host, stop);
  const Millis left = deadline - SteadyNow();
  const CurlCall curl(address && left > 0 ? curl_easy_init() : nullptr);
  if (!curl) return 0;
  SetTarget(curl.get(), *to, setup);
  // Whatever the URL says, this address is connected to; libcurl looks up no name.
  const std::string pinned = "::" + (address->v4 ? IpText(*address) : "[" + IpText(*address) + "]");
  const CurlList pin = ListOf({pinned + ":" + std::to_string(to->port)});
  std::vector<std::string> lines{"Connection: close", "Accept:", "Expect:"};
  lines.insert(lines.end(), headers.begin(), headers.end());
  const CurlList head_lines = ListOf(lines);
  if (!pin || !head_lines) return 0;
  curl_easy_setopt(curl.get(), CURLOPT_CONNECT_TO, pin.get());
  SetBody(curl.get(), body, head_lines);
  AnswerHead head{.curl = curl.get()};
  SetLimits(curl.get(), left, head, stop);
  curl_easy_perform(curl.get());
  return head.whole ? head.Status() : 0;
}

}  // namespace folsom
