import { launch } from './browser.js';
import { newTable, playGame } from './server.js';

// Ten games watched live from the first card to the scores, and each seen again as a replay. Back on
// the start page nothing of a game may be left: bytes, nodes and listeners are counted there. The
// browser compiles nothing to machine code, which it would keep and which would count.
export async function measureMemory(url, host) {
  const browser = await launch('--js-flags=--no-opt --no-maglev --no-sparkplug');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(180_000); // No time is measured here, and the machine may be busy.
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('folsom.settings', JSON.stringify({ speed: 'instant', muted: true }));
  });
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  await page.goto(url);
  const left = [];
  for (let game = 0; game < 10; game++) {
    const id = await newTable(host);
    await visit(page, `/t/${id}`);
    await page.getByTestId('screen-room').waitFor();
    await playGame(host, id);
    await page.getByTestId('screen-end').waitFor();
    await visit(page, `/replay/${id}?seat=open`);
    await page.getByTestId('replay-end').click();
    await page.getByTestId('scores').first().waitFor();
    await visit(page, '/');
    await page.getByTestId('screen-start').waitFor();
    left.push(await leftNow(session));
  }
  await browser.close();
  return left;
}

// As a user does: by a link, without a reload.
async function visit(page, path) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

async function leftNow(session) {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapKb: Math.round(usedSize / 1024),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}
