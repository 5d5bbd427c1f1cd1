// Hands a picture on: to whatever the device shares with, else as a file.
import { toast } from '../ui/toasts.svelte';
import { saveBlob } from './save';

const example = () => new File([], 'picture.png', { type: 'image/png' });

export function sharesPictures(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [example()] });
}

interface Picture {
  name: string; // Of the file.
  text: string; // What goes with it.
  failed: string; // Said where it cannot be drawn or sent.
  draw: () => Promise<Blob>;
}

export async function handOn({ name, text, failed, draw }: Picture): Promise<void> {
  try {
    const blob = await draw();
    if (!sharesPictures()) return saveBlob(name, blob);
    const files = [new File([blob], name, { type: 'image/png' })];
    await navigator.share({ files, text });
  } catch (error) {
    const changedMind = error instanceof DOMException && error.name === 'AbortError';
    if (!changedMind) toast(failed, 'trouble');
  }
}
