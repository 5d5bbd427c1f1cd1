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

startRouter();
session.start();
// The first screen comes while the language does; App says it if it does not come at all.
screens[route.name]().catch(() => undefined);
await startLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) offline.start();
