// Whether the keys of a screen are its own now: nothing lies over it, and nobody types. While a
// window is open the focus may be nowhere, and yet what lies under it is out of reach.
export function keysAreFree(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return !(
    target instanceof Element && target.closest('input:not([type=range]), textarea, select')
  );
}
