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

// Milliseconds from the start until the page shows what can be used, and no task of its own keeps it
// from that, with a processor four times slower. For the page's own thread, that is.
export async function interactiveAfter(page, url) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        window.longTasks.push(startTime + duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  const shown = await page
    .waitForFunction(() => document.querySelector('main a, main button') && performance.now())
    .then((found) => found.jsonValue());
  await page.waitForTimeout(3000);
  const lastTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.round(Math.max(shown, lastTask));
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
