// Boost.JSON as a part of libfolsom, so that the library can be copied to machines without Boost.
#include <boost/json/src.hpp>
