#include "cli/commands/commands.h"

int main(int argc, char** argv) { return folsom::RunFolsom(argc, argv); }
