import { say, t } from '../i18n/i18n.svelte';
import { troubleOf } from '../ui/errors';
import { toast } from '../ui/toasts.svelte';

// Does something that the server may refuse, and says so if it does. True: it was done.
export async function attempt(deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed;
    return true;
  } catch (error) {
    toast(say(troubleOf(error)), 'trouble');
    return false;
  }
}

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t('table-share-copied'));
  } catch {
    toast(link); // Not allowed here: at least it can be read.
  }
}
