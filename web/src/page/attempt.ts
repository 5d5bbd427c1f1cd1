import { say } from '../i18n/i18n.svelte';
import { troubleOf } from './errors';
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
