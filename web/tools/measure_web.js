// Measures the page in Chromium and prints JSON: what a first visit loads and how soon it can be
// used, how much the main thread works for a frame of a busy replay, and what ten games leave behind.
//   node tools/measure_web.js        builds nothing: needs build/release and web/dist
//   node tools/measure_web.js URL    a server that runs
// Environment: CHROMIUM (the browser), FOLSOM (the server's program), FOLSOM_WEB (the page),
// SECONDS_PLAYED (20, of each replay). Exits with 1 if a number is above its limit.
import { launch } from './measure/browser.js';
import { measureFrames } from './measure/frames.js';
import { measureLoad } from './measure/load.js';
import { measureMemory } from './measure/memory.js';
import { seatHost, startServer } from './measure/server.js';

const limits = {
  javascriptKb: 180,
  totalKb: 350,
  interactiveMs: 1500,
  frameP95Ms: 8,
  drawnP95Ms: 10,
  heapGrowthKb: 512,
  nodeGrowth: 300, // The lists on the start page are not always equally long.
  listenerGrowth: 0,
};

function judge({ load, frames, left }) {
  // The first visits fill caches; from the third on nothing should grow.
  const growth = (name) => {
    const values = left.map((found) => found[name]);
    return Math.max(...values.slice(7)) - Math.max(...values.slice(2, 5));
  };
  const found = {
    javascriptKb: load.javascriptKb,
    totalKb: load.totalKb,
    interactiveMs: load.interactiveMs,
    frameP95Ms: frames.all.p95,
    drawnP95Ms: frames.drawn.p95,
    heapGrowthKb: growth('heapKb'),
    nodeGrowth: growth('nodes'),
    listenerGrowth: growth('listeners'),
  };
  const above = Object.keys(limits).filter((name) => found[name] > limits[name]);
  return { found, limits, above };
}

async function main() {
  const [url] = process.argv.slice(2);
  const server = url ? { url: url.replace(/\/$/, ''), stop() {} } : await startServer();
  const browser = await launch();
  try {
    const load = await measureLoad(browser, server.url);
    const frames = await measureFrames(browser, server.url, { width: 1440, height: 900 });
    const frames4k = await measureFrames(browser, server.url, { width: 3840, height: 2160 });
    const host = await browser.newPage();
    await host.goto(`${server.url}/rules`);
    await seatHost(host);
    const left = await measureMemory(server.url, host);
    const result = { load, frames, frames4k, left };
    const verdict = judge(result);
    console.log(JSON.stringify({ ...result, ...verdict }, null, 2));
    process.exitCode = verdict.above.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.stop();
  }
}

await main();
