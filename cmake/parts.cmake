# The parts of the engine, without the program around them: what the root and python/ both build.
# It needs a compiler, Boost.JSON's headers and fmt's.
get_filename_component(FOLSOM_ROOT ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

option(FOLSOM_LTO "Optimise the engine across files when the program is linked (GCC only)" OFF)
option(FOLSOM_NATIVE "Build for the machine's own processor rather than for any of its kind" OFF)
option(FOLSOM_COVERAGE "Count which lines of src/rules run (GCC only)" OFF)

find_package(Boost 1.81 REQUIRED)
find_package(fmt REQUIRED)
find_package(Threads REQUIRED)

# Same games on every compiler: no fused multiply-add (docs/architecture.md, "The same everywhere").
add_library(folsom_flags INTERFACE)
target_compile_options(folsom_flags INTERFACE -ffp-contract=off $<$<COMPILE_LANGUAGE:CXX>:
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # GCC 12 sees overlaps in std::string (its bug 105651) and overflows of arrays that are not there.
  target_compile_options(folsom_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict -Wno-stringop-overflow>)
endif()
if(FOLSOM_NATIVE)
  target_compile_options(folsom_flags INTERFACE -march=native)
endif()
target_include_directories(folsom_flags INTERFACE ${FOLSOM_ROOT}/src)

# Programs link the system's Boost.JSON; libfolsom has one of its own (src/capi/boost_json.cpp).
add_library(folsom_json INTERFACE)
target_link_libraries(folsom_json INTERFACE
  $<IF:$<TARGET_EXISTS:Boost::json>,Boost::json,Boost::headers>)

# folsom_part(name [dependencies...]): the sources of src/<name> as the library folsom_<name>.
# What each part may include is checked by tools/check_includes.
function(folsom_part name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${FOLSOM_ROOT}/src/${name}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/(main|serve|boost_json|net_[a-z]+|wasm_[a-z]+)\\.cpp$")
  add_library(folsom_${name} STATIC ${sources})
  target_link_libraries(folsom_${name} PUBLIC folsom_flags ${ARGN})
endfunction()

# The presets compile the files of a part as one (CMAKE_UNITY_BUILD), which takes a third of the time;
# so names in anonymous namespaces are unique within a part. `release`, which people build while they
# work, takes eight at a time: what changed is compiled sooner. The others, which only ./test builds,
# take all at once, which is less in sum.
folsom_part(jobs Threads::Threads)
folsom_part(rules)
folsom_part(thumb folsom_rules)
folsom_part(features folsom_rules folsom_thumb)
folsom_part(neural folsom_rules folsom_features)
# The networks that ship. The assembler reads them, so there is nothing to optimise across files.
set(FOLSOM_NETS ${FOLSOM_ROOT}/nets)
set_source_files_properties(${FOLSOM_ROOT}/src/neural/shipped_nets.cpp PROPERTIES
  COMPILE_DEFINITIONS FOLSOM_NETS_DIR="${FOLSOM_NETS}" COMPILE_OPTIONS -fno-lto
  OBJECT_DEPENDS "${FOLSOM_NETS}/large.net;${FOLSOM_NETS}/small.net")
folsom_part(bots folsom_rules folsom_thumb folsom_neural)
folsom_part(record folsom_rules folsom_json)
set_source_files_properties(${FOLSOM_ROOT}/src/record/words/version.cpp PROPERTIES
  COMPILE_DEFINITIONS FOLSOM_VERSION="${PROJECT_VERSION}")
folsom_part(batch folsom_jobs folsom_rules folsom_record folsom_bots folsom_features)
folsom_part(arena folsom_jobs folsom_rules folsom_bots folsom_record)
target_link_libraries(folsom_arena PRIVATE fmt::fmt-header-only)
folsom_part(capi folsom_rules folsom_record folsom_bots folsom_features folsom_batch folsom_arena)

# All of them may become a part of libfolsom. Nothing is called from outside by its C++ name, so
# position-independent code costs nothing.
foreach(part capi batch arena record bots neural features thumb rules jobs)
  set_target_properties(folsom_${part} PROPERTIES POSITION_INDEPENDENT_CODE ON
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endforeach()

if(FOLSOM_LTO)
  # Fat objects: the program is linked with optimisation across files (it plays an eighth faster),
  # the tests without, which links quicker.
  foreach(part rules thumb bots features neural batch)
    target_compile_options(folsom_${part} PRIVATE -flto=auto -ffat-lto-objects)
  endforeach()
  set(across_files -flto=auto)
  add_link_options(-fno-lto)
endif()
# Fuzzers look for their ways through what reads texts and plays; of how bots think they need none.
foreach(part thumb features neural bots)
  target_compile_options(folsom_${part} PRIVATE
    $<$<CONFIG:Sanitize>:-fno-sanitize=fuzzer-no-link>)
endforeach()
if(FOLSOM_COVERAGE)
  target_compile_options(folsom_rules PRIVATE --coverage -fprofile-abs-path)
  target_link_options(folsom_rules PUBLIC --coverage)
endif()

# libfolsom.so: the C interface of src/capi/folsom.h and nothing else. It needs no library but the C
# library, so it can be copied to wherever that is as new.
add_library(folsom_shared SHARED ${FOLSOM_ROOT}/src/capi/boost_json.cpp
  $<TARGET_OBJECTS:folsom_capi>)
set_target_properties(folsom_shared PROPERTIES OUTPUT_NAME folsom UNITY_BUILD OFF
  POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
  LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR} LINK_DEPENDS ${FOLSOM_ROOT}/cmake/libfolsom.map)
target_include_directories(folsom_shared PUBLIC ${FOLSOM_ROOT}/src/capi)
target_link_libraries(folsom_shared PRIVATE folsom_flags Boost::headers)
if(NOT CMAKE_BUILD_TYPE STREQUAL Release)
  set_target_properties(folsom_shared PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
# The archives alone, without what programs link for them.
foreach(part batch arena record bots neural features thumb rules jobs)
  add_dependencies(folsom_shared folsom_${part})
  target_link_libraries(folsom_shared PRIVATE $<TARGET_FILE:folsom_${part}>)
endforeach()
target_link_options(folsom_shared PRIVATE ${across_files} -static-libstdc++ -static-libgcc
  -Wl,--version-script=${FOLSOM_ROOT}/cmake/libfolsom.map -Wl,--gc-sections)
