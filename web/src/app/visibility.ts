// Whether anybody can see the page.
export function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

// Runs it whenever the page is hidden; returns how to stop that.
export function onHidden(run: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const listen = () => {
    if (isHidden()) run();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
