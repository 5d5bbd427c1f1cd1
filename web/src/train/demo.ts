import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/art.css';
import '../styles/base.css';
import '../styles/fonts.css';
import { startLanguage } from '../i18n/i18n.svelte';
import Demo from './Demo.svelte';
if (matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = 'dark';
await startLanguage();
mount(Demo, { target: document.body });
