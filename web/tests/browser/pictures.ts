// The pictures of docs/images: the main screens at moments worth looking at. Film strips: strips.ts.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { introduce, openSettings, setSpeed } from './harness/page';
import { choose, play, playToTheEnd, table } from './harness/play';
import { Stage } from './harness/stage';
import { newGame, newTable, tableOf } from './harness/table';
import { livingRoom } from './living_room';
import { filmAll } from './strips';

const wide = { width: 1440, height: 900 };
const tall = { width: 390, height: 844 };
interface Kind {
  size: typeof wide;
  theme: 'light' | 'dark';
}
const wideLight: Kind = { size: wide, theme: 'light' };
const wideDark: Kind = { size: wide, theme: 'dark' };
const tallLight: Kind = { size: tall, theme: 'light' };
const tallDark: Kind = { size: tall, theme: 'dark' };

async function turn(page: Page, { size, theme }: Kind): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.evaluate(changed);
}

// What changes its colours with the theme has done so.
async function changed(): Promise<void> {
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

// A hand of six, and a card that is not the best of them.
const picturedPuzzle = '0213c31f';
const picturedCard = 'doc fire';

class Album {
  constructor(
    private readonly folder: string,
    private readonly wanted: RegExp,
  ) {}

  wants(name: string): boolean {
    return this.wanted.test(name);
  }
  async snap(page: Page, name: string, { size, theme }: Kind): Promise<void> {
    const file = `${name}-${size === wide ? 'wide' : 'phone'}-${theme}.png`;
    await page.screenshot({ path: join(this.folder, file), animations: 'allow' });
  }
  async take(page: Page, name: string, kinds: Kind[]): Promise<void> {
    if (!this.wants(name)) return;
    for (const kind of kinds) {
      await turn(page, kind);
      await this.snap(page, name, kind);
    }
  }
}

// Somebody with a name.
async function named(stage: Stage, name: string): Promise<Page> {
  const page = await stage.person({}, { reducedMotion: 'no-preference' });
  await introduce(page, name);
  return page;
}

async function screen(stage: Stage, album: Album, name: string, path: string): Promise<void> {
  if (!album.wants(name)) return;
  const page = await stage.person();
  await page.goto(path);
  await page.getByTestId(`screen-${name}`).waitFor();
  const all = [wideLight, wideDark, tallLight, tallDark];
  await album.take(page, name, name === 'start' ? all : [wideLight, tallDark]);
}

// A question, and the verdict on a wrong answer to it.
async function puzzles(stage: Stage, album: Album): Promise<void> {
  if (!['puzzles', 'puzzle-verdict'].some((one) => album.wants(one))) return;
  const page = await named(stage, 'Anna');
  await page.goto(`/puzzles?puzzle=${picturedPuzzle}`);
  await page.getByTestId('puzzle-panel').waitFor();
  await album.take(page, 'puzzles', [wideLight, tallDark]);
  await page
    .locator(`[data-card="${picturedCard}"]`)
    .first()
    .click({ position: { x: 12, y: 40 } });
  await page.getByTestId('puzzle-answer').click();
  await page.getByTestId('puzzle-verdict').waitFor();
  await album.take(page, 'puzzle-verdict', [wideLight, tallDark]);
}

async function room(stage: Stage, album: Album): Promise<void> {
  if (!album.wants('room')) return;
  const host = await named(stage, 'Anna');
  await newTable(host, { seats: 4, people: 3, level: 'rustler' });
  const link = new URL(await host.getByTestId('table-link').inputValue()).pathname;
  const guest = await named(stage, 'Ben');
  await guest.goto(link);
  await guest.getByTestId('sit').first().click();
  await host.locator('[data-seat="1"][data-kind="person"]').waitFor();
  await album.take(host, 'room', [wideLight, tallDark]);
}

// On to a decision of planning when much has happened, and some cards lie on the pile.
async function toPlanning(page: Page): Promise<void> {
  for (let made = 0; made < 80; ++made) {
    await page.locator('[data-action]').or(page.getByTestId('scores')).first().waitFor();
    const phase = await table(page).getAttribute('data-phase');
    const pile = await page.getByTestId('pile').getByRole('listitem').count();
    if (made > 10 && phase === 'planning' && pile >= 5) return;
    await play(page, { decisions: 1, seed: made });
  }
}

// Waits for a shot and holds it when its line has reached the victim: 'held'; or for a question, or
// for the end.
function hold(): Promise<'held' | 'asked' | 'over'> {
  const find = (selector: string) => document.querySelector(selector);
  const moving = () => document.getAnimations();
  function trace(): Animation | undefined {
    return moving().find(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.target?.classList.contains('trace'),
    );
  }
  // What began with the shot, the flash at the muzzle, is turned back to where it is brightest.
  function stop(shot: Animation) {
    const begun = Number(shot.startTime);
    for (const one of moving()) {
      const together = Math.abs(Number(one.startTime) - begun) < 40;
      const part = one === shot ? 0.6 : 0.25;
      one.pause();
      if (together) one.currentTime = part * Number(one.effect?.getComputedTiming().duration);
    }
  }
  return new Promise((done) => {
    function look() {
      const shot = trace();
      if (shot) {
        stop(shot);
        done('held');
      } else if (find('[data-testid="scores"]')) done('over');
      else if (find('[data-action]:not([disabled])')) done('asked');
      else requestAnimationFrame(look);
    }
    look();
  });
}

// On to the next shot; false: there is none any more.
async function toAction(page: Page): Promise<boolean> {
  for (let made = 0; made < 80; ++made) {
    const found = await page.evaluate(hold);
    if (found !== 'asked') return found === 'held';
    await play(page, { decisions: 1, seed: made });
  }
  return false;
}

async function goOn(page: Page): Promise<void> {
  await page.evaluate(() => document.getAnimations().forEach((one) => one.play()));
  await page.locator('.trace').waitFor({ state: 'detached' });
}

async function stealing(page: Page, album: Album, name: string, kinds: Kind[]): Promise<void> {
  if (!album.wants(name)) return;
  await setSpeed(page, 'normal');
  for (const kind of kinds) {
    await turn(page, kind);
    if (!(await toAction(page))) break;
    await album.snap(page, name, kind);
    await goOn(page);
  }
  await turn(page, wideLight);
  if (await table(page).isVisible()) await setSpeed(page, 'instant');
}

async function game(stage: Stage, album: Album, name: string, horses: boolean): Promise<void> {
  const names = ['table', 'stealing', 'end', 'replay'].map((what) => `${what}-${name}`);
  if (!names.some((one) => album.wants(one))) return;
  const kinds = horses ? [wideDark, tallLight] : [wideLight, tallDark];
  const page = await named(stage, 'Anna');
  await newGame(page, { seats: horses ? 6 : 4, horses, level: 'rustler' });
  await toPlanning(page);
  await album.take(page, `table-${name}`, kinds);
  await turn(page, wideLight);
  await stealing(page, album, `stealing-${name}`, kinds);
  await playToTheEnd(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await album.take(page, `end-${name}`, kinds);
  await page.goto(`/replay/${tableOf(page)}?seat=open`);
  for (const way of ['round', 'round', 'turn', 'turn', 'turn']) {
    await page.getByTestId(`replay-${way}`).click();
  }
  await album.take(page, `replay-${name}`, kinds);
}

// A game of Anna's, from a record that has no names.
async function anna(): Promise<Buffer> {
  const file = new URL(
    '../../../tests/compat/v1/records/sim-2014-4-standard.folsom',
    import.meta.url,
  );
  const text = await readFile(fileURLToPath(file), 'utf8');
  return Buffer.from(text.replace(/^name 0 .*/m, 'name 0 Anna').replace(/scripted$/gm, 'rustler'));
}

// Her last mistake, and the whole game at a glance.
async function review(stage: Stage, album: Album): Promise<void> {
  if (!['review-decision', 'review-overview'].some((one) => album.wants(one))) return;
  const page = await stage.person();
  await page.goto('/replay?review=400');
  const file = { name: 'anna.folsom', mimeType: 'text/plain', buffer: await anna() };
  await page.getByTestId('record-file').setInputFiles(file);
  await choose(page, 'replay-seat', '0');
  const done = page.locator('[data-testid="review-status"][data-state="done"]').first();
  await done.waitFor({ timeout: 600_000 });
  await choose(page, 'review-whose', '0');
  await page.getByTestId('replay-end').click();
  await page.getByTestId('review-back').click();
  await page.getByTestId('review-decision').waitFor();
  await album.take(page, 'review-decision', [wideLight, wideDark, tallLight, tallDark]);
  await turn(page, wideLight);
  await choose(page, 'review-whose', '');
  await page.getByTestId('review-overview-open').click();
  await album.take(page, 'review-overview', [wideLight, tallDark]);
}

// What somebody learns by: a hint, the way back into a game, and what all games add up to, with those
// of the device on their way to the account.
async function learning(stage: Stage, album: Album): Promise<void> {
  if (!['hint', 'again', 'bring', 'figures'].some((one) => album.wants(one))) return;
  const page = await stage.person();
  await newGame(page, { seats: 4, level: 'rustler', here: true });
  await toPlanning(page);
  await page.getByTestId('ask-hint').click();
  await page.getByTestId('hint').waitFor();
  await album.take(page, 'hint', [wideLight, tallDark]);
  await turn(page, wideLight);
  await playToTheEnd(page, { prefer: /robbery|^rob / });
  await page.getByTestId('replay').click();
  for (const way of ['round', 'round', 'turn', 'turn', 'turn']) {
    await page.getByTestId(`replay-${way}`).click();
  }
  await page.getByTestId('play-from-here').click();
  await page.getByTestId('again-dialog').waitFor();
  await album.take(page, 'again', [wideLight, tallDark]);
  await turn(page, wideLight);
  for (const seed of [2, 3]) {
    await newGame(page, { seats: seed + 1, level: 'drifter', here: true });
    await playToTheEnd(page, { prefer: /robbery|^rob |fire/, seed });
  }
  await page.goto('/games?view=figures&review=200');
  await page.getByTestId('judge-more').click();
  await page.getByTestId('judge-more').waitFor({ state: 'hidden' });
  const working = page.getByTestId('judging-stop');
  await working.waitFor();
  await working.waitFor({ state: 'detached', timeout: 600_000 });
  for (const kind of [wideLight, tallDark]) {
    await turn(page, kind);
    await page.getByTestId('judged').evaluate((part) => part.scrollIntoView());
    await album.snap(page, 'figures', kind);
  }
  await openSettings(page);
  await page.getByTestId('account-name').fill('Calamity Jane');
  await page.getByTestId('account-password').fill('six bullets left');
  await page.getByTestId('account-enter').click();
  await page.getByTestId('sign-out').waitFor();
  await page.goto('/games');
  await page.getByTestId('bring-games').waitFor();
  await album.take(page, 'bring', [wideLight, tallDark]);
}

// Today's train after two rides, and the best moments of a game.
async function comingBack(stage: Stage, album: Album): Promise<void> {
  if (!['daily', 'reel'].some((one) => album.wants(one))) return;
  for (const [name, seed] of [
    ['Bonnie', 5],
    ['Calamity Jane', 3],
  ] as const) {
    const page = await named(stage, name);
    await page.goto('/daily');
    await page.getByTestId('daily-go').click();
    await table(page).waitFor();
    await playToTheEnd(page, { prefer: /robbery|^rob |fire/, seed });
    if (seed === 5) continue;
    await page.getByTestId('reel-open').click();
    await page.locator('[data-testid="reel"][data-at="0"]').waitFor();
    await page.keyboard.press('Space');
    await page.locator('[data-testid="reel"][data-playing="false"]').waitFor();
    await album.take(page, 'reel', [wideLight, tallDark]);
    await page.keyboard.press('Escape');
    await turn(page, wideLight);
    await page.getByTestId('daily-back').click();
    await page.getByTestId('daily-levels').getByRole('listitem').first().waitFor();
    await album.take(page, 'daily', [wideLight, tallDark]);
  }
}

// The picture on the start page fills the window, without anything around it.
const poster = `
  .bill > .frame {
    position: fixed; inset: 0; z-index: 9; width: auto; max-height: none; margin: 0;
    aspect-ratio: auto; border: 0; border-radius: 0;
  }
  .bill > .frame > .logo { top: 8%; width: 58%; }
`;

// What is shown of the page elsewhere: by those who install it, and with links to it.
async function showcase(stage: Stage, album: Album, folder: string): Promise<void> {
  if (!album.wants('showcase')) return;
  const snap = async (page: Page, name: string, width: number, height: number) => {
    await turn(page, { size: { width, height }, theme: 'light' });
    const path = join(folder, `${name}.jpg`);
    await page.screenshot({ path, quality: 82, animations: 'allow' });
  };
  await mkdir(join(folder, 'screenshots'), { recursive: true });
  const start = await stage.person({}, { bypassCSP: true });
  await start.goto('/');
  await start.getByTestId('screen-start').waitFor();
  await start.addStyleTag({ content: poster });
  await snap(start, 'share', 1200, 630);
  const page = await named(stage, 'Anna');
  await newGame(page, { seats: 4, level: 'rustler' });
  await toPlanning(page);
  await snap(page, 'screenshots/narrow', tall.width, tall.height);
  await snap(page, 'screenshots/wide', 1280, 720);
}

interface Folders {
  docs: string;
  web: string; // Of the page itself.
}

// `only`: those whose names fit.
export async function takeAll({ docs: folder, web }: Folders, only: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const album = new Album(folder, new RegExp(only));
  const stage = new Stage();
  await stage.begin();
  try {
    await screen(stage, album, 'start', '/');
    await screen(stage, album, 'new', '/new');
    await screen(stage, album, 'learn', '/learn');
    await screen(stage, album, 'rules', '/rules');
    await room(stage, album);
    await game(stage, album, 'base', false);
    await game(stage, album, 'horses', true);
    await review(stage, album);
    await learning(stage, album);
    await comingBack(stage, album);
    await puzzles(stage, album);
    if (album.wants('tv')) await livingRoom(stage, folder);
    await showcase(stage, album, web);
    await filmAll(stage, folder, new RegExp(only));
  } finally {
    await stage.clear();
    await stage.end();
  }
}
