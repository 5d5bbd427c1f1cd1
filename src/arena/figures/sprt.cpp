#include "arena/figures/sprt.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>

namespace folsom {

namespace {

constexpr double kPriorSamples = 16;

struct Bound {
  double value = 0;
  bool percent = false;
};

std::optional<Bound> ParseBound(std::string_view text) {
  Bound bound;
  if (text.ends_with('%')) {
    bound.percent = true;
    text.remove_suffix(1);
  }
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bound.value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(bound.value)) {
    return std::nullopt;
  }
  return bound;
}

Problem BadSprt(const std::string& text) {
  return {.code = "arena/sprt",
          .message = fmt::format("--sprt {}: two bounds are needed, the lower one first, in Elo "
                                 "(0/20, from -2000 to 2000) or in win shares of a side, which "
                                 "cannot all be above what there is to win (25%/30%)",
                                 text)};
}

}  // namespace

std::string_view KeyOfVerdict(Verdict verdict) {
  switch (verdict) {
    case Verdict::kAcceptH0:
      return "H0";
    case Verdict::kAcceptH1:
      return "H1";
    case Verdict::kOpen:
      break;
  }
  return "open";
}

double ShareByElo(double elo, std::size_t mine, std::size_t others) {
  const double strength = std::pow(10.0, elo / 400);
  return strength / (static_cast<double>(mine) * strength + static_cast<double>(others));
}

Result<SprtTerms> ParseSprt(const std::string& text, std::size_t mine, std::size_t others) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) return BadSprt(text);
  const auto low = ParseBound(std::string_view(text).substr(0, slash));
  const auto high = ParseBound(std::string_view(text).substr(slash + 1));
  if (!low || !high || low->percent != high->percent || !(low->value < high->value)) {
    return BadSprt(text);
  }
  SprtTerms terms;
  if (low->percent) {
    terms.share0 = low->value / 100;
    terms.share1 = high->value / 100;
    if (terms.share0 < 0 || terms.share1 * static_cast<double>(mine) > 1) return BadSprt(text);
  } else {
    constexpr double kMost = 2000;
    if (low->value < -kMost || high->value > kMost) return BadSprt(text);
    terms.share0 = ShareByElo(low->value, mine, others);
    terms.share1 = ShareByElo(high->value, mine, others);
  }
  return terms;
}

void Sprt::Add(double score) {
  ++samples_;
  const double before = score - mean_;
  mean_ += before / static_cast<double>(samples_);
  squares_ += before * (score - mean_);
}

double Sprt::Llr() const {
  if (samples_ == 0) return 0;
  const auto n = static_cast<double>(samples_);
  const double variance = (squares_ + kPriorSamples * terms_.prior_variance) / (n + kPriorSamples);
  const double between = terms_.share1 - terms_.share0;
  return n * between * (2 * mean_ - terms_.share0 - terms_.share1) / (2 * variance);
}

double Sprt::LowerBound() const { return std::log(terms_.beta / (1 - terms_.alpha)); }
double Sprt::UpperBound() const { return std::log((1 - terms_.beta) / terms_.alpha); }

Verdict Sprt::Now() const {
  const double llr = Llr();
  if (llr >= UpperBound()) return Verdict::kAcceptH1;
  if (llr <= LowerBound()) return Verdict::kAcceptH0;
  return Verdict::kOpen;
}

}  // namespace folsom
