// What a first visit loads, and how soon the page can be used.
export async function measureLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const sizes = countBytes(network);
  const interactiveMs = await interactiveAfter(page, url);
  const loaded = sizes();
  await context.close();
  return { ...loaded, interactiveMs };
}

const quietMs = 3000; // So long after the page has loaded everything that it starts with is over.

// Milliseconds from the start until the page shows what can be used, and no task of its own keeps it
// from that, with a processor four times slower. For the page's own thread, that is. Until then
// nothing is asked of the page: that would be work of its thread, too.
export async function interactiveAfter(page, url) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watchStart);
  await page.goto(url, { waitUntil: 'load' });
  await new Promise((done) => setTimeout(done, quietMs));
  await page.waitForFunction(() => window.begun.shown > 0);
  const { shown, lastTask } = await page.evaluate(() => window.begun);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.round(Math.max(shown, lastTask));
}

function watchStart() {
  const begun = { shown: 0, lastTask: 0 };
  window.begun = begun;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) begun.lastTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('main a, main button')) return;
    begun.shown = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

// Compressed bytes by kind, headers included.
function countBytes(network) {
  const kinds = new Map();
  const bytes = { javascript: 0, total: 0 };
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, /javascript/.test(response.mimeType) ? 'Script' : type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.javascript += encodedDataLength;
  });
  return () => ({ javascriptKb: kb(bytes.javascript), totalKb: kb(bytes.total) });
}

export function kb(bytes) {
  return Math.round(bytes / 100) / 10;
}
