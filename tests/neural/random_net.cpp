// Writes a network that knows nothing as a file of weights, for where no trained one fits the
// build:
//
//   random_net WIDTH BLOCKS SEED FILE
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "neural/random_weights.h"
#include "neural/weights_bytes.h"

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fputs("random_net WIDTH BLOCKS SEED FILE\n", stderr);
    return 2;
  }
  const auto number = [argv](int i) { return std::strtoul(argv[i], nullptr, 10); };
  const folsom::FileBytes bytes =
      folsom::BytesOf(folsom::RandomWeights(number(1), number(2), number(3)));
  std::ofstream file(argv[4], std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  return file.good() ? 0 : 1;
}
