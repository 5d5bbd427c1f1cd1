// Opens or closes a native dialog as it should be. `modal`: the rest of the page waits.
export function keepOpen(box: HTMLDialogElement | undefined, open: boolean, modal = true): void {
  if (!box || box.open === open) return;
  if (!open) box.close();
  else if (modal) box.showModal();
  else box.show();
}
