import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { Server, type ServerOptions } from './server';

const pictures = fileURLToPath(new URL('../../../../build/test/browser', import.meta.url));
// An address of this machine that browsers do not take for it: as on a local network, without https.
export const plainHost = '192.168.1.5';
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
  `--host-resolver-rules=MAP ${plainHost} localhost`,
];

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

interface Settings {
  language?: string;
  theme?: 'light' | 'dark';
  speed?: 'slow' | 'normal' | 'fast' | 'instant';
  confirm?: boolean;
  muted?: boolean;
}

// One file's server and browser. Whatever a page writes to the console as an error, or throws, fails
// the test, unless the test has said that it comes (`expectTrouble`).
export class Stage {
  constructor(private readonly options: ServerOptions = {}) {}
  server!: Server;
  private browser!: Browser;
  private contexts: BrowserContext[] = [];
  private troubles: string[] = [];
  private expected: RegExp[] = [];

  async begin(): Promise<void> {
    this.server = await Server.start(this.options);
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
    this.browser = await chromium.launch({ executablePath, args: flags });
  }
  async end(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }

  // A browser of its own for one more person.
  async person(settings: Settings = {}, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce', // A landscape that stands still is drawn once.
      ...options,
    });
    context.setDefaultTimeout(60_000);
    this.contexts.push(context);
    const kept = { language: 'en', speed: 'instant', muted: true, ...settings };
    await context.addInitScript((text) => {
      localStorage.getItem('folsom.settings') ?? localStorage.setItem('folsom.settings', text);
    }, JSON.stringify(kept));
    // What a worker keeps would hide what a server sends.
    if (options.serviceWorkers !== 'allow') {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
      );
    }
    const page = await context.newPage();
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning')
        this.note(`${line.text()} (${line.location().url})`);
    });
    page.on('pageerror', (error) => this.note(error.stack ?? error.message));
    return page;
  }

  // For what a browser itself writes when the network is gone or a reply is an error.
  expectTrouble(...like: RegExp[]): void {
    this.expected.push(...like);
  }
  private note(text: string): void {
    this.troubles.push(text);
  }

  // What is to be seen, into build/test/browser.
  async picture(name: string): Promise<void> {
    const pages = this.contexts.flatMap((context) => context.pages());
    for (const [i, page] of pages.entries()) {
      await page.screenshot({ path: join(pictures, `${name}_${i}.png`) }).catch(() => undefined);
    }
  }

  // Everybody leaves; returns the errors that nobody expected.
  async clear(): Promise<string[]> {
    const found = this.troubles.filter((text) => !this.expected.some((like) => like.test(text)));
    await Promise.all(this.contexts.map((context) => context.close()));
    this.contexts = [];
    this.troubles = [];
    this.expected = [];
    return found;
  }
}
