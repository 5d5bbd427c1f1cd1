// Whether the keys of a screen are its own now: nothing lies over it, and nobody types. While a
// window is open the focus may be nowhere, and yet what lies under it is out of reach.
export function keysAreFree(target: EventTarget | null): boolean {
  return !document.querySelector('dialog[open], [data-covers]') && !isTyping(target);
}

// Whether a key skips what covers the screen (`data-covers`). A window lies over that.
export function skips({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return key === 'Escape' || (key === ' ' && !isTyping(target));
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=range]), textarea, select') !== null
  );
}
