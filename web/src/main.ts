import { mount } from 'svelte';
import App from './App.svelte';
import { route, startRouter } from './app/router.svelte';
import { session } from './app/session.svelte';
import { settings } from './app/settings.svelte';
import { startLanguage } from './i18n/i18n.svelte';
import { offline } from './offline/offline.svelte';
import { screens } from './screens/by_route';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/art.css';
import './styles/tones.css';

// Not awaited at the top: other files wait until this one is through.
async function start(): Promise<void> {
  startRouter();
  session.start();
  // The first screen comes with the language; App says it if it does not come at all.
  const screen = screens[route.name]().catch(() => undefined);
  await Promise.all([startLanguage(settings.language), screen]);
  mount(App, { target: document.getElementById('app')! });
  if (import.meta.env.PROD) offline.start();
  const { pushes } = await import('./app/push.svelte');
  pushes.start();
}

void start();
