// A first visit to the static site until a game is on, and what comes in the background; a second
// one without a network, and whether a game with strong bots keeps the page's own thread.
import { interactiveAfter, kb } from './load.js';
import { Site } from './site.js';

const decisions = 40;

// `coding`: how the host compresses. `play` plays some decisions with what a page offers.
export async function measureVisits(browser, coding, play) {
  const site = await new Site(coding).start();
  const { url } = site;
  try {
    const needed = await neededToPlay(browser, site);
    const context = await contextFor(browser);
    const first = await firstVisit(context, site);
    await site.stop(); // From here on without a network.
    const second = await secondVisit(context, url, play);
    await context.close();
    const backgroundKb = Math.round(first.allKb - needed.playableKb);
    return { coding, first: { ...needed, backgroundKb, ...first }, second };
  } finally {
    await site.stop();
  }
}

async function contextFor(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript(() => {
    const settings = { language: 'en', speed: 'instant', muted: true };
    localStorage.setItem('folsom.settings', JSON.stringify(settings));
    localStorage.setItem('folsom.quick', JSON.stringify({ level: 'desperado', seats: 4 }));
  });
  return context;
}

// Until the first question of a game, with nothing fetched in the background but the networks of
// bots, which are not counted here: bots decide without them if they are long in coming.
async function neededToPlay(browser, site) {
  const context = await contextFor(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.url);
  await begin(page);
  await context.close();
  const sent = site.takeSent();
  return {
    playableKb: kbOf(sent.filter((file) => !isNet(file))),
    engineKb: kbOf(sent.filter(({ name }) => name.endsWith('.wasm'))),
  };
}

// Until the whole game is kept.
async function firstVisit(context, site) {
  site.takeSent();
  const page = await context.newPage();
  const interactiveMs = await interactiveAfter(page, site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  const sent = site.takeSent();
  return { interactiveMs, allKb: kbOf(sent), netsKb: kbOf(sent.filter(isNet)) };
}

async function secondVisit(context, url, play) {
  const page = await context.newPage();
  await page.addInitScript(watchThread);
  const interactiveMs = await interactiveAfter(page, url);
  await page.evaluate(() => {
    for (const name in window.blocked) window.blocked[name] = 0; // That was with a slow processor.
  });
  await begin(page);
  await play(page, { decisions });
  const blocked = await page.evaluate(() => window.blocked);
  await page.close();
  return { interactiveMs, blocked };
}

async function begin(page) {
  await page.getByTestId('play-now').click();
  await page.locator('[data-action]:not([disabled])').first().waitFor();
}

// Counts what keeps the page's thread for more than 50 ms, and times what it does with each message
// of the hall in it. What it then draws it would draw for a server's messages, too.
function watchThread() {
  const found = { longTasks: 0, longestTaskMs: 0, messages: 0, longestMessageMs: 0 };
  window.blocked = found;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      found.longTasks += 1;
      found.longestTaskMs = Math.max(found.longestTaskMs, Math.round(duration));
    }
  }).observe({ type: 'longtask' });
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  function timed(handle) {
    return (event) => {
      const begun = performance.now();
      handle(event);
      found.messages += 1;
      found.longestMessageMs = Math.max(found.longestMessageMs, performance.now() - begun);
    };
  }
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(handle) {
      set.call(this, timed(handle));
    },
  });
}

const isNet = ({ name }) => name.endsWith('.net');

function kbOf(sent) {
  return kb(sent.reduce((sum, { bytes }) => sum + bytes, 0));
}
