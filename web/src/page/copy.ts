import { t } from '../i18n/i18n.svelte';
import { toast } from '../ui/toasts.svelte';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t('table-share-copied'));
  } catch {
    toast(link); // Not allowed here: at least it can be read.
  }
}
