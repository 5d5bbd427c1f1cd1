// A name with a password: one person on several devices.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from './harness';
import { openSettings } from './harness/page';
import { play, table } from './harness/play';
import { newGame, tableOf } from './harness/table';

const stage = setStage();
const password = 'six bullets left';

// Fills in the form of the settings, which claims a name or signs in.
async function enter(page: Page, name: string, word: string): Promise<void> {
  await page.getByTestId('account-name').fill(name);
  await page.getByTestId('account-password').fill(word);
  await page.getByTestId('account-enter').click();
}

async function claim(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await enter(page, name, password);
  await page.getByTestId('sign-out').waitFor();
}

async function signIn(page: Page, name: string, word: string): Promise<void> {
  await openSettings(page);
  await page.getByTestId('account-other').click();
  await enter(page, name, word);
}

const says = (page: Page, text: string) =>
  page.getByTestId('settings-dialog').getByText(text).waitFor();
const myTables = (page: Page) => page.getByTestId('my-tables').locator('[data-table]');

test('a seat is found again on another device, and after signing out', async () => {
  const [desk, phone] = [await stage.person(), await stage.person()];
  await claim(desk, 'Calamity Jane');
  await newGame(desk, { seats: 3 });
  await play(desk, { decisions: 2 });

  await signIn(phone, 'Calamity Jane', password);
  await says(phone, 'Calamity Jane is yours on every device.');
  await phone.goto('/');
  await phone.getByTestId('my-tables').getByTestId('table-link').click();
  await table(phone).waitFor();
  expect(tableOf(phone)).toBe(tableOf(desk));
  expect(await table(phone).getAttribute('data-viewer')).toBe('0');
  await play(phone, { decisions: 1 });

  await openSettings(desk);
  await desk.getByTestId('sign-out').click();
  await says(desk, 'You are a guest.');
  await desk.goto('/');
  await expect.poll(() => desk.getByTestId('your-name').inputValue()).toMatch(/^Guest \d{4}$/);
  expect(await myTables(desk).count()).toBe(0);
  await desk.goto(new URL(phone.url()).pathname);
  await desk.getByTestId('watching').waitFor();

  await signIn(desk, 'Calamity Jane', password);
  await says(desk, 'Calamity Jane is yours on every device.');
  await desk.goto('/');
  await expect.poll(() => myTables(desk).count()).toBe(1);
});

test('signing out at the table leaves it', async () => {
  const page = await stage.person();
  await claim(page, 'Doc');
  await newGame(page, { seats: 3 });
  await page.getByTestId('open-menu').click();
  await page.getByTestId('menu').getByRole('button', { name: 'Settings' }).click();
  await page.getByTestId('sign-out').click();
  await says(page, 'You are a guest.');
  await page.getByTestId('screen-start').waitFor();
});

test('what does not fit is said', async () => {
  const [owner, other] = [await stage.person(), await stage.person()];
  await claim(owner, 'Belle Starr');

  await signIn(other, 'Belle Starr', 'open sesame');
  await says(other, 'Wrong name or password.');
  await signIn(other, 'Nobody At All', password);
  await says(other, 'Wrong name or password.');

  await openSettings(other);
  await enter(other, 'Belle Starr', password);
  await says(other, 'Somebody else owns that name. Pick another.');
  await says(other, 'You are a guest.');
});

test('a name that nobody chose is said in the language of the reader', async () => {
  const [guest, reader] = [await stage.person(), await stage.person({ language: 'ru' })];
  await guest.goto('/');
  const field = guest.getByTestId('your-name');
  await expect.poll(() => field.inputValue()).toMatch(/^Guest \d{4}$/);
  const number = (await field.inputValue()).slice(-4);
  await newGame(guest, { seats: 3 });
  await reader.goto(new URL(guest.url()).pathname);
  await table(reader).getByText(`Гость ${number}`).first().waitFor();
  expect(await reader.getByText('Guest').count()).toBe(0);
});

const devices = (page: Page) => page.getByTestId('device');

test('another device is signed out, and says so', async () => {
  const [desk, phone] = [await stage.person(), await stage.person()];
  await claim(desk, 'Cheyenne');
  await signIn(phone, 'Cheyenne', password);
  await says(phone, 'Cheyenne is yours on every device.');
  await openSettings(desk);
  await expect.poll(() => devices(desk).count()).toBe(2);
  await desk.getByTestId('settings-dialog').getByText('This device', { exact: true }).waitFor();
  await desk.getByTestId('end-device').click();
  await expect.poll(() => devices(desk).count()).toBe(1);
  await phone.getByText('Cheyenne was signed out here from another device.').waitFor();
  await says(phone, 'You are a guest.');
});

test('a new password signs the other devices out', async () => {
  const [desk, phone] = [await stage.person(), await stage.person()];
  await claim(desk, 'Django');
  await signIn(phone, 'Django', password);
  await says(phone, 'Django is yours on every device.');
  await desk.locator('summary', { hasText: 'Change password' }).click();
  await desk.getByTestId('password-old').fill('wrong one');
  await desk.getByTestId('password-new').fill('seven bullets left');
  await desk.getByTestId('password-change').click();
  await says(desk, 'Wrong name or password.');
  await desk.getByTestId('password-old').fill(password);
  await desk.getByTestId('password-change').click();
  await desk.getByText('Your password has changed.').waitFor();
  await says(phone, 'You are a guest.');
  await signIn(phone, 'Django', 'seven bullets left');
  await says(phone, 'Django is yours on every device.');
});

test('signing out everywhere', async () => {
  const [desk, phone] = [await stage.person(), await stage.person()];
  await claim(desk, 'Ghost');
  await signIn(phone, 'Ghost', password);
  await phone.getByTestId('sign-out-everywhere').click();
  for (const page of [desk, phone]) await says(page, 'You are a guest.');
});

test('one takes one’s data along, and is gone', async () => {
  const [owner, other] = [await stage.person(), await stage.person()];
  await claim(owner, 'Tuco');
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByTestId('export').click(),
  ]);
  expect(file.suggestedFilename()).toBe('folsom-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ you: { name: 'Tuco', claimed: true }, tables: [] });

  await owner.locator('summary', { hasText: 'Delete my account' }).click();
  expect(await owner.getByTestId('delete-account').isDisabled()).toBe(true);
  await owner.getByTestId('delete-password').fill(password);
  await owner.getByTestId('delete-sure').check({ force: true });
  await owner.getByTestId('delete-account').click();
  await owner.getByText('Your account is deleted.').waitFor();
  await says(owner, 'You are a guest.');
  await claim(other, 'Tuco');
});
