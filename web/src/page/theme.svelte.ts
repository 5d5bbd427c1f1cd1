import { settings } from '../app/settings.svelte';

// The theme that is shown: the reader's choice, or what the device prefers.
const device = matchMedia('(prefers-color-scheme: dark)');
let deviceDark = $state(device.matches);
device.addEventListener('change', () => (deviceDark = device.matches));

export function shownTheme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return deviceDark ? 'dark' : 'light';
}

export function switchTheme(): void {
  settings.theme = shownTheme() === 'dark' ? 'light' : 'dark';
}
