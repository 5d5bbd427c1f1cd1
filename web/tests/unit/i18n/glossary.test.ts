// The game's words are those that players of each language know from the rulebooks.
import { describe, expect, test } from 'vitest';
import { languages, messagesOf, partsOf, speakerOf, translations, type Language } from './messages';

const table = `
bandit-ghost          | Ghost | Призрак | Ghost | Ghost | 幽靈
bandit-cheyenne       | Cheyenne | Шайенн | Cheyenne | Cheyenne | 賽恩
bandit-django         | Django | Джанго | Django | Django | 強哥
bandit-belle          | Belle | Красотка | Bella | Belle | 貝莉
bandit-tuco           | Tuco | Туко | Tuco | Tuco | 圖科
bandit-doc            | Doc | Док | Doc | Doc | 教授
figure-marshal        | Marshal | Шериф | Szeryf | Marshal | 警長
figure-guard          | Guard | Охранник | Konwojent | Escolta | 護衛
car-locomotive        | Locomotive | Локомотив | Lokomotywa | Locomotora | 火車頭
card-move             | Move | Движение | Ruch | Mover | 移動
card-floor            | Floor change | Лестница | Zmiana poziomu | Cambiar de piso | 爬降
card-fire             | Fire | Выстрел | Strzał | Disparar | 開火
card-robbery          | Robbery | Кража | Rabunek | Robar | 掠奪
card-punch            | Punch | Удар | Cios | Puñetazo | 拳擊
card-marshal          | Marshal | Шериф | Szeryf | Marshal | 警長
card-ride             | Ride | Скачка | Jazda | Cabalgar | 騎馬
card-bullet           | Bullet | Пуля | Pocisk | Bala | 子彈
loot-purse            | Purse | Кошелёк | Worek | Bolsa | 錢袋
loot-jewel            | Jewel | Драгоценный камень | Klejnot | Joya | 寶石
loot-strongbox        | Strongbox | Кейс | Walizka | Maletín | 手提箱
flask-whiskey         | Whiskey | Виски | Whiskey | Whiskey | 威士忌
flask-old-whiskey     | Old whiskey | Старый виски | Stara whiskey | Whiskey añejo | 陳年威士忌
phase-schemin         | Schemin’ | Планирование | Planowanie | Planificación | 策劃
phase-stealin         | Stealin’ | Ограбление | Napad | Asalto | 開戰
turn-standard         | Standard turn | Стандартный ход | Normalna tura | Turno normal | 一般輪
turn-tunnel           | Tunnel | Туннель | Tunel | Túnel | 隧道
turn-speeding-up      | Speeding-up | Разгон | Przyspieszenie | Acelerar | 加速
turn-switching        | Switching | Перевод стрелки | Zamiana | Cambio de vía | 倒轉
turn-turmoil          | Turmoil | Все разом | Wszyscy jednocześnie | Todos a la vez | 同時行動
event-angry-marshal   | Angry marshal | Разгневанный шериф | Wściekły szeryf | Marshal furioso | 憤怒的警長
event-swivel-arm      | Swivel arm | Поворотный кронштейн | Wysięgnik | Gancho de correo | 起風了
event-braking         | Braking | Торможение | Hamowanie | Freno | 急剎車
event-take-it-all     | Take it all! | Забирайте всё! | Bierz wszystko! | ¡A por todas! | 有本事就來拿！
event-rebellion       | Passengers’ rebellion | Пассажиры дают отпор | Bunt pasażerów | Rebelión de los pasajeros | 乘客的反抗
event-pickpocketing   | Pickpocketing | Карманная кража | Kieszonkowiec | Carterista | 扒竊
event-revenge         | Marshal’s revenge | Месть шерифа | Zemsta szeryfa | La venganza del Marshal | 警長的復仇
event-conductor       | Hostage-taking of the conductor | Выкуп за машиниста | Okup za maszynistę | Secuestro del conductor | 劫持售票員
event-tired-horses    | Tired horses | Усталые кони | Zmęczone konie | Caballos cansados | 疲憊的馬
event-marshal-whiskey | A shot of whiskey for the marshal | Стаканчик виски шерифу | Szklaneczka whiskey dla szeryfa | Un trago para el marshal | 請警長喝一杯
event-higher-speed    | Higher speed | Полный ход | Większa prędkość | Mayor velocidad | 加速前進
event-shotgun-rage    | The shotgun’s rage | Ярость охранника | Furia konwojenta | La furia del escolta | 護衛的怒火
event-sharing         | Sharing the loot | Делёж добычи | Podział łupu | Reparto del botín | 分贓
event-escape          | Escape | Побег | Ucieczka | Huida | 逃脫
event-mortal-bullet   | Mortal bullet | Смертельная пуля | Śmiercionośny pocisk | Bala mortal | 致命子彈
hostage-poodle        | Lady’s poodle | Пудель дамы | Pudel staruszki | El caniche de la dama | 貴賓犬
hostage-banker        | Banker | Банкир | Bankier | Banquero | 銀行家
hostage-minister      | Minister | Пастор | Pastor | Pastor | 牧師
hostage-teacher       | Teacher | Учительница | Nauczycielka | Maestra | 教師
hostage-zealot        | Zealot | Монахиня | Zakonnica | Monja | 修女
hostage-old-lady      | Old lady | Старушка | Staruszka | Anciana | 老太太
hostage-poker-player  | Poker player | Картёжница | Pokerzystka | Jugadora de póker | 撲克玩家
hostage-photographer  | Photographer | Фотограф | Fotograf | Fotógrafo | 攝影師
rules-horses-attack-title | Horse attack | Налёт верхом | Napad z siodła | Asalto a caballo | 騎馬突襲
table-part-gunslinger | Gunslinger | Меткий стрелок | Najlepszy Rewolwerowiec | Pistolero | 神槍手
`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

describe.each(languages)('%s', (language: Language) => {
  const { speaker } = speakerOf(language);
  const column = languages.indexOf(language) + 1;

  test.each(rows.map((row) => [row[0]!, row[column]!]))('%s is %s', (id, word) => {
    expect(speaker.text(id)).toBe(word);
  });

  test('monograms tell bandits apart', () => {
    const bandits = [...messagesOf(language).keys()].filter((id) => id.startsWith('bandit-'));
    const monograms = bandits.map((id) => speaker.text(`${id}.mono`));
    expect(bandits).toHaveLength(6);
    expect(new Set(monograms).size).toBe(6);
    expect(monograms.filter((letters) => letters.length > 2)).toEqual([]);
  });
});

// Texts that really are the same as in English.
const same = new Set(
  [
    ...['Ghost', 'Cheyenne', 'Django', 'Belle', 'Tuco', 'Doc', 'Marshal', 'Whiskey', 'Tunnel'],
    ...[
      'Desperado',
      'Conductor',
      'Saloon',
      'Pastor',
      'Bot',
      'bot',
      'Chat',
      'chat',
      'Folsom',
      'No',
      'Normal',
    ],
    ...['Wagon', '(bot)', 'm', 'f', 'G', 'C', 'Dj', 'B', 'T', 'D'],
  ].map((word) => word.toLowerCase()),
);

function said(texts: readonly string[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

// Words that stay Latin in every script.
const latin = /^(Colt|Express|Folsom|QR|Tab|Enter|POST|https|iPhone|A|B|yes|no|s|x|m|f)$/;

describe.each(translations)('%s', (language: Language) => {
  const english = messagesOf('en');

  test('leaves no English', () => {
    const left: string[] = [];
    for (const [id, message] of messagesOf(language)) {
      const text = said(partsOf(message).texts);
      const original = said(partsOf(english.get(id)).texts);
      if (/\p{L}/u.test(text) && text === original && !same.has(text.toLowerCase().trim()))
        left.push(`${id}: ${text}`);
    }
    expect(left).toEqual([]);
  });
});

test.each(['ru', 'zh'] as const)('%s has no Latin words', (language) => {
  const left: string[] = [];
  for (const [id, message] of messagesOf(language)) {
    if (id.startsWith('bandit-')) continue;
    const words = said(partsOf(message).texts).match(/[A-Za-z]+/g) ?? [];
    const odd = words.filter((word) => !latin.test(word));
    if (odd.length > 0) left.push(`${id}: ${odd.join(' ')}`);
  }
  expect(left).toEqual([]);
});
