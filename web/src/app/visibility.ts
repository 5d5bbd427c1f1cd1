// Whether anybody can see the page.
export function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

// Runs it whenever the page is hidden; returns how to stop that.
export function onHidden(run: () => void): () => void {
  return onVisibility(() => isHidden() && run());
}

// Runs it whenever the page can be seen again; returns how to stop that.
export function onSeen(run: () => void): () => void {
  return onVisibility(() => !isHidden() && run());
}

// When the page can be seen again.
export function seen(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSeen(() => {
      stop();
      resolve();
    });
  });
}

function onVisibility(listen: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
