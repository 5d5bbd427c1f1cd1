// The poster as a picture to keep or to share: what the page shows, drawn once more on a canvas.

const scale = 3;
const margin = 14; // Around the sheet, where its outline is.
const spare = 0.1; // Figures stand out of their boxes by less than this part of them.

// Looks of a drawing that style sheets give it.
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
] as const;

// The drawing with its looks in it, so that it needs no style sheet, and with what stands out.
function selfContained(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = document.importNode(drawing, true);
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    // Not in a `style`, which the page's policy forbids.
    for (const look of looks) copies[i]?.setAttribute(look, style.getPropertyValue(look));
  });
  const { x, y, width: w, height: h } = drawing.viewBox.baseVal;
  const box = [x - w * spare, y - h * spare, w * (1 + 2 * spare), h * (1 + 2 * spare)];
  copy.setAttribute('viewBox', box.join(' '));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

class Pen {
  constructor(
    private readonly paper: CanvasRenderingContext2D,
    private readonly sheet: HTMLElement,
  ) {}

  // The sheet itself: paper, stains, and a double frame.
  background(): void {
    const { paper, sheet } = this;
    const { offsetWidth: width, offsetHeight: height } = sheet;
    paper.fillStyle = '#f1e0b6';
    paper.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin);
    this.#stain(width * 0.12, height * 0.08, width * 0.4, 0.22);
    this.#stain(width * 0.92, height * 0.88, width * 0.45, 0.28);
    paper.strokeStyle = '#2b1d14';
    paper.lineWidth = 1;
    paper.strokeRect(0.5, 0.5, width - 1, height - 1);
    paper.strokeRect(2.5, 2.5, width - 5, height - 5);
  }

  // An element's box, as it is painted on the page.
  box(element: HTMLElement): void {
    const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const [x, y, width, height] = this.#place(element);
    this.paper.fillStyle = backgroundColor;
    this.paper.fillRect(x, y, width, height);
    this.paper.lineWidth = parseFloat(borderTopWidth);
    this.paper.strokeStyle = borderTopColor;
    this.paper.strokeRect(x, y, width, height);
  }

  // Lines above and below it.
  rules(element: HTMLElement): void {
    const [x, y, width, height] = this.#place(element);
    this.paper.fillStyle = getComputedStyle(element).color;
    for (const at of [y, y + height - 2]) this.paper.fillRect(x, at, width, 2);
  }

  // Its words on one line, smaller if they must be.
  text(element: HTMLElement): void {
    const { fontStyle, fontWeight, fontSize, fontFamily, color } = getComputedStyle(element);
    const [x, y, width, height] = this.#place(element);
    const text = element.innerText.trim();
    const font = (size: number) => `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
    this.paper.font = font(parseFloat(fontSize));
    const room = Math.max(width, this.sheet.clientWidth - 40);
    const fit = Math.min(1, room / Math.max(1, this.paper.measureText(text).width));
    this.paper.font = font(parseFloat(fontSize) * fit);
    this.paper.fillStyle = color;
    this.paper.textAlign = 'center';
    this.paper.textBaseline = 'middle';
    this.paper.fillText(text, x + width / 2, y + height / 2);
  }

  async figure(element: HTMLElement): Promise<void> {
    const drawing = element.querySelector('svg');
    if (!drawing) return;
    const [x, y, w, h] = this.#place(element);
    const [width, height] = [w * (1 + 2 * spare), h * (1 + 2 * spare)];
    const image = await imageOf(selfContained(drawing, width * scale, height * scale));
    this.paper.drawImage(image, x - w * spare, y - h * spare, width, height);
  }

  #place({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) {
    const { clientLeft, clientTop } = this.sheet;
    return [offsetLeft + clientLeft, offsetTop + clientTop, offsetWidth, offsetHeight] as const;
  }

  #stain(x: number, y: number, size: number, depth: number): void {
    const stain = this.paper.createRadialGradient(x, y, 0, x, y, size);
    stain.addColorStop(0, `rgb(120 80 30 / ${depth})`);
    stain.addColorStop(1, 'rgb(120 80 30 / 0)');
    this.paper.fillStyle = stain;
    this.paper.fillRect(x - size, y - size, 2 * size, 2 * size);
  }
}

// A PNG of a poster on the page.
export async function posterPicture(sheet: HTMLElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = (sheet.offsetWidth + 2 * margin) * scale;
  canvas.height = (sheet.offsetHeight + 2 * margin) * scale;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  paper.scale(scale, scale);
  paper.translate(margin, margin);
  const pen = new Pen(paper, sheet);
  const each = (what: string) => sheet.querySelectorAll<HTMLElement>(`[data-print~="${what}"]`);
  pen.background();
  each('box').forEach((element) => pen.box(element));
  each('rules').forEach((element) => pen.rules(element));
  each('text').forEach((element) => pen.text(element));
  for (const element of each('figure')) await pen.figure(element);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
