// Who goes to another screen is put at its heading, as a page load would. A screen may still be
// loading what it shows, so this waits a little, and never takes the focus from anything else.
const patience = 3000;
const step = 50;

let navigated = false;

export function noteNavigation(): void {
  navigated = true;
}

function isFree(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

export async function focusHeading(): Promise<void> {
  if (!navigated) return;
  for (let waited = 0; waited < patience && isFree(); waited += step) {
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading) {
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, step));
  }
}

// To what had it before something lay over it, unless it went elsewhere; to the screen where that
// is gone.
export function giveBackFocus(before: Element | null): void {
  if (!isFree()) return;
  const had = before?.isConnected && before !== document.body ? before : undefined;
  const to = had ?? document.getElementById('main');
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}
