// The ways to a table: its link, its QR code, its short code, and a seat's one-time link.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { qrPicture } from '../../src/table/room/share';
import { setStage } from './harness';
import { play, table } from './harness/play';
import { gather, newGame, newTable, start, tableOf } from './harness/table';

const stage = setStage();
// Where others find the server: links bear it, and not the address of a page on the host's device.
const address = 'http://192.168.1.5:7110';

async function person(): Promise<Page> {
  const page = await stage.person();
  await page.route('**/api/options', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), address } });
  });
  return page;
}

// Where a link leads on the server under test.
function pathOf(link: string): string {
  const { origin, pathname, hash } = new URL(link);
  expect(origin).toBe(address);
  return pathname + hash;
}

async function seatLink(page: Page): Promise<string> {
  await page.getByTestId('open-menu').click();
  await page.getByTestId('pass-on').click();
  return pathOf(await page.getByTestId('seat-link').inputValue());
}

test('a table is found by link, QR code and short code', async () => {
  const host = await person();
  await newTable(host, { seats: 4, people: 3 });
  const share = host.getByTestId('share');
  const link = await share.getByTestId('table-link').inputValue();
  const code = await share.getByTestId('table-code').innerText();
  expect(pathOf(link)).toBe(`/t/${tableOf(host)}`);
  const drawn = await share.locator('.qr .dark').getAttribute('d');
  expect(drawn).toBe(qrPicture(link).path);

  const [byLink, byAddress, byHand] = [await person(), await person(), await person()];
  await byLink.goto(pathOf(link));
  await byAddress.goto(`/c/${code}`);
  await byHand.goto('/');
  // As people type what they were told.
  await byHand.getByTestId('join-code').fill(` ${code.toLowerCase().slice(0, 2)}-${code.slice(2)}`);
  await byHand.getByTestId('join-code').press('Enter');
  for (const page of [byLink, byAddress, byHand]) {
    await page.getByTestId('screen-room').waitFor();
    expect(tableOf(page)).toBe(tableOf(host));
  }
  await byHand.getByTestId('sit').first().click();
  await host.locator('[data-seat="1"][data-kind="person"]').waitFor();
});

// Who left may come back; else the host invites somebody, and all are told.
test('a seat that was left goes to whom the host invites', async () => {
  const [host, guest, late] = [await person(), await person(), await person()];
  await gather(host, [guest], { seats: 3 });
  await start(host, [host, guest]);
  const leave = async () => {
    await guest.getByTestId('open-menu').click();
    await guest.getByTestId('give-up').click();
    await guest.goto(`/t/${tableOf(host)}`);
    await guest.getByTestId('left').waitFor();
  };
  await leave();
  await guest.getByTestId('left').getByRole('button').click();
  await expect.poll(() => table(guest).getAttribute('data-viewer')).toBe('1');
  await leave();

  await host.getByTestId('open-menu').click();
  await host.getByTestId('invite').click();
  const link = pathOf(await host.getByTestId('seat-link').inputValue());
  await late.goto(link);
  await expect.poll(() => table(late).getAttribute('data-viewer')).toBe('1');
  for (const page of [host, guest])
    await page
      .getByText(/takes over the seat that/)
      .first()
      .waitFor();
  await guest.getByTestId('watching').waitFor();
});

test('a player lets a bot play, and takes the seat back', async () => {
  const [host, guest] = [await person(), await person()];
  await gather(host, [guest], { seats: 3 });
  await start(host, [host, guest]);
  await host.getByTestId('open-menu').click();
  expect(await host.getByTestId('for-host').count()).toBe(0);
  await host.keyboard.press('Escape');
  await guest.getByTestId('open-menu').click();
  await guest.getByTestId('stand-in-me').click();
  await guest.getByTestId('away').getByRole('button').click();
  await guest.getByTestId('away').waitFor({ state: 'detached' });
});

test('for one who is gone the host can only have a bot play', async () => {
  const [host, guest] = [await person(), await person()];
  await gather(host, [guest], { seats: 3 });
  await start(host, [host, guest]);
  await guest.close();
  await host.getByTestId('open-menu').click();
  const deeds = host.getByTestId('for-host').getByRole('button');
  await deeds.first().waitFor();
  expect(await deeds.allInnerTexts()).toEqual(['Let a bot play']);
});

test('a seat is passed on once', async () => {
  const [desk, phone, late] = [await person(), await person(), await person()];
  await newGame(desk, { seats: 3 });
  const link = await seatLink(desk);

  await phone.goto(link);
  await desk.getByText('You no longer have a seat at this table').waitFor();
  await table(phone).waitFor();
  expect(tableOf(phone)).toBe(tableOf(desk));
  expect(await table(phone).getAttribute('data-viewer')).toBe('0');
  await desk.getByTestId('watching').waitFor();
  await play(phone, { decisions: 2 });

  await late.goto(link);
  await late.getByText('This seat link has been used already').waitFor();
  await late.getByTestId('way-on').waitFor();
  // A new one, into the same window.
  const next = await seatLink(phone);
  await late.goto(next);
  await table(late).waitFor();
  await phone.getByTestId('watching').waitFor();
  await play(late, { decisions: 1 });
});
