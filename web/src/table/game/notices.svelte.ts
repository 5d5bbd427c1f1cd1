import { settings } from '../../app/settings.svelte';
import { t } from '../../i18n/i18n.svelte';
import { play } from '../../sound/sound';

// Tells somebody who may be looking elsewhere that it is their turn: a bell, and if they wished it
// a notification while the page is hidden. Call it once per question.
export function ringForTurn(table: string): void {
  play('bell', true);
  if (!settings.notify || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t('table-notice-title'), {
      body: t('table-notice-body'),
      tag: `folsom ${table}`,
      icon: '/favicon.svg',
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications to service workers only.
  }
}

// Must be called from a click: browsers ask only then.
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  const answer = await Notification.requestPermission();
  settings.notify = answer === 'granted';
  return settings.notify;
}
