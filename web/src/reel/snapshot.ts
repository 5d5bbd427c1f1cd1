// An element of the page as an image: a copy of it, with the page's own rules and letters, in a
// drawing that needs nothing else.

// Rules as text. Of the letters only those that the page has loaded, as data.
async function rules(): Promise<string> {
  const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const plain = all.filter((rule) => !(rule instanceof CSSFontFaceRule));
  const faces = all.filter((rule) => rule instanceof CSSFontFaceRule);
  const letters = await Promise.all(faces.filter(isLoaded).map(withLetters));
  return [...letters, ...plain.map(({ cssText }) => cssText)].join('\n');
}

function isLoaded({ style }: CSSFontFaceRule): boolean {
  const of = (name: string) => style.getPropertyValue(name).replace(/["'\s]/g, '');
  return [...document.fonts].some(
    ({ status, family, weight, unicodeRange }) =>
      status === 'loaded' &&
      family.replace(/["'\s]/g, '') === of('font-family') &&
      weight === of('font-weight') &&
      unicodeRange.replace(/\s/g, '').toLowerCase() === of('unicode-range').toLowerCase(),
  );
}

async function withLetters(face: CSSFontFaceRule): Promise<string> {
  const [whole, address = ''] = /url\("?([^")]+)"?\)/.exec(face.cssText) ?? [];
  if (!whole) return face.cssText;
  const base = face.parentStyleSheet?.href ?? document.baseURI;
  const file = await (await fetch(new URL(address, base))).blob();
  return face.cssText.replace(whole, `url("${await asData(file)}")`);
}

function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

// What rules ask of the page's root: its theme and language.
function rootAttributes(): string {
  const { theme = 'light' } = document.documentElement.dataset;
  return `data-theme="${theme}" lang="${document.documentElement.lang}"`;
}

export async function snapshot(element: HTMLElement): Promise<HTMLImageElement> {
  const { offsetWidth: width, offsetHeight: height } = element;
  const body = new XMLSerializer().serializeToString(element.cloneNode(true));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${rootAttributes()}>
    <style><![CDATA[${await rules()}]]></style>
    <foreignObject width="${width}" height="${height}">${body}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
