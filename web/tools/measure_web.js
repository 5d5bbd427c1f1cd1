// Measures the page in Chromium and prints JSON: what a first visit loads and how soon it can be
// used, also of the static site, which is then visited without a network; whether a game with bots in
// the page keeps its thread; how long bots think there, against the native build; how much the page's
// thread works for a frame of a busy replay; and what ten games leave behind.
//   node tools/measure_web.js        builds nothing: needs build/release, web/dist and build/site
//   node tools/measure_web.js URL    a server that runs
//   node tools/measure_web.js site   the static site alone
//   node tools/measure_web.js search how long bots search, alone
//   node tools/measure_web.js net    how long they take by a network alone, alone
// Environment: CHROMIUM (the browser), FOLSOM (the server's program), FOLSOM_WEB (the page),
// FOLSOM_SITE (the static site), FOLSOM_SIGNATURE (tests/bots_signature of the release build),
// SECONDS_PLAYED (20, of each replay). Exits with 1 if a number is above its limit.
import { launch } from './measure/browser.js';
import { measureFrames } from './measure/frames.js';
import { measureLoad } from './measure/load.js';
import { measureMemory } from './measure/memory.js';
import { loadPlay } from './measure/play.js';
import { measureNet } from './measure/net.js';
import { seatHost, startServer } from './measure/server.js';
import { measureSearch } from './measure/search.js';
import { measureVisits } from './measure/visits.js';

const limits = {
  javascriptKb: 180,
  totalKb: 350,
  interactiveMs: 1500,
  frameP95Ms: 8,
  drawnP95Ms: 10,
  heapGrowthKb: 512,
  nodeGrowth: 300, // The lists on the start page are not always equally long.
  listenerGrowth: 0,
  // Of the static site.
  sitePlayableKb: 700,
  siteEngineKb: 350,
  siteBackgroundKb: 5000,
  siteNetsKb: 2500,
  siteInteractiveMs: 1500,
  siteOfflineMs: 1000,
  siteMessageMs: 50,
  searchRatio: 2, // Of the time that the native build takes.
  netMs: 5, // With a processor four times slower.
};

function foundAtServer({ load, frames, left }) {
  // The first visits fill caches; from the third on nothing should grow.
  const growth = (name) => {
    const values = left.map((found) => found[name]);
    return Math.max(...values.slice(7)) - Math.max(...values.slice(2, 5));
  };
  return {
    javascriptKb: load.javascriptKb,
    totalKb: load.totalKb,
    interactiveMs: load.interactiveMs,
    frameP95Ms: frames.all.p95,
    drawnP95Ms: frames.drawn.p95,
    heapGrowthKb: growth('heapKb'),
    nodeGrowth: growth('nodes'),
    listenerGrowth: growth('listeners'),
  };
}

// The worst of all visits, however the host compresses.
function foundAtSite({ site }) {
  const worst = (pick) => Math.max(...site.map(pick));
  return {
    sitePlayableKb: worst(({ first }) => first.playableKb),
    siteEngineKb: worst(({ first }) => first.engineKb),
    siteBackgroundKb: worst(({ first }) => first.backgroundKb),
    siteNetsKb: worst(({ first }) => first.netsKb),
    siteInteractiveMs: worst(({ first }) => first.interactiveMs),
    siteOfflineMs: worst(({ second }) => second.interactiveMs),
    siteMessageMs: worst(({ second }) => second.blocked.longestMessageMs),
  };
}

async function measureServer(browser, url) {
  const load = await measureLoad(browser, url);
  const frames = await measureFrames(browser, url, { width: 1440, height: 900 });
  const frames4k = await measureFrames(browser, url, { width: 3840, height: 2160 });
  const host = await browser.newPage();
  await host.goto(`${url}/rules`);
  await seatHost(host);
  const left = await measureMemory(url, host);
  return { load, frames, frames4k, left };
}

async function measureSite(browser) {
  const play = await loadPlay();
  const site = [];
  for (const coding of ['gzip', 'br']) site.push(await measureVisits(browser, coding, play));
  return { site };
}

async function atServer(browser, url) {
  const server = url ? { url: url.replace(/\/$/, ''), stop() {} } : await startServer();
  try {
    return await measureServer(browser, server.url);
  } finally {
    server.stop();
  }
}

const alone = ['site', 'search', 'net'];

async function measure(browser, what) {
  const is = (part) => what === part || !alone.includes(what);
  return {
    ...(!alone.includes(what) && (await atServer(browser, what))),
    ...(is('site') && (await measureSite(browser))),
    ...(is('search') && { search: await measureSearch(browser) }),
    ...(is('net') && { net: await measureNet(browser) }),
  };
}

async function main() {
  const [what] = process.argv.slice(2);
  const browser = await launch();
  try {
    const all = await measure(browser, what);
    const found = {
      ...(all.load && foundAtServer(all)),
      ...(all.site && foundAtSite(all)),
      ...(all.search && { searchRatio: all.search.ratio }),
      ...(all.net && { netMs: all.net.meanMs }),
    };
    const above = Object.keys(found).filter((name) => found[name] > limits[name]);
    console.log(JSON.stringify({ ...all, found, limits, above }, null, 2));
    process.exitCode = above.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

await main();
