// What is being explained: the thing that the mouse rests on, the keyboard has focused, or a finger
// has been pressing. Things are elements with `data-explain`, the anchor of their entry, and perhaps
// `data-said`, what is true of this very one.

// In milliseconds.
const rest = 380;
const press = 480;
const steady = 10; // A finger that moves further, in pixels, scrolls.

export interface Explained {
  anchor: string;
  said: string | undefined;
  thing: HTMLElement;
  focused: HTMLElement | undefined; // What the keyboard is on.
}

type At = { clientX: number; clientY: number };

// Also one that lies under what can be picked.
function thingAt({ clientX, clientY }: At): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const thing = element.closest<HTMLElement>('[data-explain]');
    if (thing) return thing;
  }
  return undefined;
}

// What has the focus is explained, or what it is in, or what a control shows: not the first of all
// things in a room that scrolls, say.
export function thingOf(focused: HTMLElement): HTMLElement | undefined {
  const around = focused.closest<HTMLElement>('[data-explain]');
  if (around || !focused.matches('button, a, summary')) return around ?? undefined;
  return focused.querySelector<HTMLElement>('[data-explain]') ?? undefined;
}

function isWithin({ clientX, clientY }: At, box: DOMRect): boolean {
  const edge = 6;
  const across = clientX > box.left - edge && clientX < box.right + edge;
  return across && clientY > box.top - edge && clientY < box.bottom + edge;
}

export class Explaining {
  shown = $state.raw<Explained>();

  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: At | undefined; // Where the finger went down.
  #swallows = false; // The click that ends a long press does nothing.

  // The mouse rests; leaving the thing, and the card itself, ends it.
  move(e: PointerEvent, card: HTMLElement | undefined): void {
    if (e.pointerType !== 'mouse') return this.#slide(e);
    if (this.shown) {
      const boxes = [this.shown.thing, card].flatMap((each) => each?.getBoundingClientRect() ?? []);
      if (boxes.some((box) => isWithin(e, box))) return;
      this.hide();
    }
    if (e.buttons === 0) this.#wait(e, rest);
  }

  down(e: PointerEvent): void {
    this.hide();
    this.#swallows = false;
    if (e.pointerType === 'mouse' || !e.isPrimary) return;
    this.#from = e;
    this.#wait(e, press, true);
  }

  up(): void {
    this.#from = undefined;
    clearTimeout(this.#timer);
  }

  // In the capture phase, before anything is chosen by it.
  click(e: Event): void {
    if (!this.#swallows) return;
    this.#swallows = false;
    e.preventDefault();
    e.stopPropagation();
  }

  // What a long press else opens.
  menu(e: Event): void {
    if (this.#swallows || this.#from) e.preventDefault();
  }

  focus(e: FocusEvent): void {
    const { target } = e;
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const thing = thingOf(target);
    if (thing) this.#show(thing, target);
  }

  // Only what the keyboard had opened.
  blur(e: FocusEvent): void {
    if (e.target === this.shown?.focused) this.hide();
  }

  // Whether there was something to close.
  hide(): boolean {
    clearTimeout(this.#timer);
    const was = this.shown;
    this.shown = undefined;
    return was !== undefined;
  }

  // The thing may be elsewhere now: what the keyboard is on keeps its card.
  follow(): void {
    if (this.shown?.focused) this.shown = { ...this.shown };
  }

  scroll(): void {
    if (this.shown?.focused) this.follow();
    else this.hide();
  }

  end(): void {
    this.hide();
    this.up();
  }

  #slide(e: PointerEvent): void {
    const { clientX, clientY } = this.#from ?? e;
    if (Math.hypot(e.clientX - clientX, e.clientY - clientY) > steady) this.up();
  }

  #wait({ clientX, clientY }: At, time: number, pressed = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const thing = thingAt({ clientX, clientY });
      if (!thing) return;
      this.#swallows = pressed;
      this.#show(thing);
    }, time);
  }

  #show(thing: HTMLElement, focused?: HTMLElement): void {
    const { explain, said } = thing.dataset;
    if (explain) this.shown = { anchor: explain, said, thing, focused };
  }
}
