import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './app/router.svelte';
import { session } from './app/session.svelte';
import { startLanguage } from './i18n/i18n.svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/art.css';

startRouter();
session.start();
await startLanguage();
mount(App, { target: document.getElementById('app')! });
