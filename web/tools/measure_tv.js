// Measures the living room and prints JSON: how long after the screen phones show what happened, and
// how much the screen's page works for a frame, at 1080p and at 4K. Needs build/release and web/dist.
//   node tools/measure_tv.js [lag|frames]   one of the two alone
// Environment: as measure_web.js. Exits with 1 if a number is above its limit.
import { cpus, loadavg } from 'node:os';
import { launch } from './measure/browser.js';
import { framesOf, summary, trace } from './measure/frames.js';
import { seatHost, startServer } from './measure/server.js';

const only = process.argv[2];
const seconds = Number(process.env.SECONDS_PLAYED ?? 20);
const limits = { lag: 200, frame: 10 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const party = {
  type: 'create',
  config: { seats: 6, horses: true },
  options: { party: true, clock: { kind: 'none' }, bot_pause_ms: 0 },
  sit: false,
};

// When this attribute of this element came to each number, in milliseconds.
function note([testid, name]) {
  window.noted = {};
  const look = () => {
    const value = document.querySelector(`[data-testid="${testid}"]`)?.getAttribute(name);
    if (value) window.noted[value] ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    attributes: true,
    childList: true,
  });
}

// A game of one phone that plays, one that dawdles and bots, for a while: of every event, how long
// after the screen had shown it the phones came there.
async function measureLag(browser, url) {
  const screen = await (
    await browser.newContext({ viewport: { width: 640, height: 360 } })
  ).newPage();
  await screen.addInitScript(note, ['tv-game', 'data-shown']);
  await screen.goto(`${url}/tv`);
  const link = await screen.getByTestId('tv-code').getAttribute('data-link');
  const phones = [];
  for (const name of ['Ann', 'Ben']) {
    const page = await (await browser.newContext(phone)).newPage();
    await page.addInitScript(note, ['screen-hand', 'data-number']);
    await page.goto(new URL(link).pathname.replace(/^/, url));
    await page.getByTestId('hand-name').fill(name);
    await page.getByTestId('hand-join').tap();
    await page.getByTestId('hand-start').waitFor();
    phones.push(page);
  }
  await phones[0].getByTestId('hand-start').tap();
  const end = Date.now() + 4 * seconds * 1000;
  while (Date.now() < end) {
    for (const page of phones) {
      const choice = page.locator('[data-action]:not([disabled])').first();
      if (await choice.isVisible()) await choice.tap({ timeout: 2000 }).catch(() => undefined);
    }
  }
  const seen = await screen.evaluate(() => window.noted);
  const lags = [];
  for (const page of phones) {
    const came = Object.entries(await page.evaluate(() => window.noted)).map(([n, at]) => [+n, at]);
    // What is let through at once is one step for the page: it came there with the next number.
    for (const [n, at] of Object.entries(seen)) {
      const then = came.filter(([m]) => m >= +n).map(([, time]) => time);
      if (then.length > 0 && +n > came[0][0]) lags.push(Math.min(...then) - at);
    }
  }
  for (const page of [screen, ...phones]) await page.context().close();
  return { ...summary(lags), before: lags.filter((lag) => lag < 0).length };
}

// Six bots with the expansion in Stealin', as the screen shows it.
async function measureScreen(browser, url, viewport) {
  const host = await (await browser.newContext()).newPage();
  await host.goto(url);
  await seatHost(host);
  const bots = Array(6).fill('drifter');
  const { table, code } = await host.evaluate((create) => window.host(create), { ...party, bots });
  const context = await browser.newContext({ viewport });
  const screen = await context.newPage();
  await screen.goto(`${url}/tv?table=${code}`);
  await screen.getByTestId('tv-room').waitFor();
  await host.evaluate((id) => window.host({ type: 'start', table: id }), table);
  await screen
    .locator('[data-testid="tv-game"][data-phase="robbing"]')
    .waitFor({ timeout: 120_000 });
  const session = await context.newCDPSession(screen);
  const frames = framesOf(await trace(session, () => screen.waitForTimeout(seconds * 1000)));
  await context.close();
  await host.context().close();
  return { all: summary(frames.all), drawn: summary(frames.drawn) };
}

const { url, stop } = await startServer();
const browser = await launch();
const found = { cores: cpus().length };
const above = [];
try {
  if (only !== 'frames') {
    found.lag_ms = await measureLag(browser, url);
    if (found.lag_ms.p95 > limits.lag) above.push('lag_ms.p95');
  }
  if (only !== 'lag') {
    found.frames_1080p = await measureScreen(browser, url, { width: 1920, height: 1080 });
    found.frames_4k = await measureScreen(browser, url, { width: 3840, height: 2160 });
    if (found.frames_1080p.drawn.p95 > limits.frame) above.push('frames_1080p.drawn.p95');
  }
} finally {
  await browser.close();
  stop();
}
console.log(JSON.stringify({ ...found, load: loadavg()[0], above }, undefined, 2));
process.exitCode = above.length > 0 ? 1 : 0;
