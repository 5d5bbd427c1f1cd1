// A sequential test: play until the result is clear, and no longer.
//
// The generalised sequential probability ratio test with the normal approximation, as fishtest uses
// it for chess engines (M. Van den Bergh, "A practical introduction to the GSPRT"). A sample is
// the mean score of one cycle of games (line_up.h), a number from 0 to 1. After n samples with
// mean m and variance v the logarithm of the likelihood ratio is about
//
//   LLR = n (s1 - s0) (2m - s0 - s1) / 2v
//
// for "the true share is s1" against "it is s0". At log((1-β)/α) and above the second hypothesis is
// accepted, at log(β/(1-α)) and below the first; α and β are the chances of being wrong.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "record/words/result.h"

namespace folsom {

enum class Verdict { kOpen, kAcceptH0, kAcceptH1 };
[[nodiscard]] std::string_view KeyOfVerdict(Verdict verdict);  // "open", "H0", "H1"

struct SprtTerms {
  double share0 = 0;  // Win share of a side of the first bot under each hypothesis.
  double share1 = 0;
  double alpha = 0.05;
  double beta = 0.05;
  // Of one sample if its games were independent. The variance is taken as if 16 samples with this
  // one had come before, or the first few, which may happen to be equal, would decide.
  double prior_variance = 0;
};

// The win share of one of `mine` sides that are better by `elo` than `others` more, if sides win in
// proportion to their strength (Bradley and Terry; for the first place Plackett and Luce say the
// same): w / (mine w + others), w = 10^(elo/400).
[[nodiscard]] double ShareByElo(double elo, std::size_t mine, std::size_t others);

// "0/20" in Elo, or "25%/30%" in win shares of a side; the second is the greater one, both are
// possible. Problems: arena/sprt.
[[nodiscard]] Result<SprtTerms> ParseSprt(const std::string& text, std::size_t mine,
                                          std::size_t others);

class Sprt {
 public:
  explicit Sprt(const SprtTerms& terms) : terms_(terms) {}

  void Add(double score);
  [[nodiscard]] std::size_t Samples() const { return samples_; }
  [[nodiscard]] double Llr() const;
  [[nodiscard]] double LowerBound() const;
  [[nodiscard]] double UpperBound() const;
  [[nodiscard]] Verdict Now() const;
  [[nodiscard]] const SprtTerms& Terms() const { return terms_; }

 private:
  SprtTerms terms_;
  std::size_t samples_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // Of the distances from the mean (Welford).
};

}  // namespace folsom
