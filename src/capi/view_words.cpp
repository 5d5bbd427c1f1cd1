// Views in words, and answers to them.
#include "capi/errors.h"
#include "capi/handles.h"
#include "record/text/view_text.h"

using namespace folsom;        // NOLINT(google-build-using-namespace)
using namespace folsom::capi;  // NOLINT(google-build-using-namespace)

extern "C" {

FolsomStatus folsom_view_text(const FolsomView* view, char* out, size_t capacity, size_t* size) {
  return GuardedStatus([&] {
    const FolsomView& seen = Need(view, "view");
    return GiveText(ViewText(seen.view, seen.legal), out, capacity, size);
  });
}

FolsomStatus folsom_view_read_answer(const FolsomView* view, const char* answer, size_t answer_size,
                                     uint16_t* action) {
  return Guarded([&] {
    const FolsomView& seen = Need(view, "view");
    uint16_t& to = Need(action, "action");
    const Result<Action> read = ReadAnswer(NeedText(answer, answer_size, "answer"), seen.legal);
    if (!read) Refuse(read.Error());
    to = read->id;
  });
}

}  // extern "C"
