// Words into text with a Fluent bundle.
import { FluentBundle, FluentResource, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Arg, Args, Words } from '../core/words';

// The forms that a message may ask of a thing that is said. A thing without one is said as it is.
const forms = [
  'a',
  'the',
  'acc',
  'gen',
  'dat',
  'ins',
  'loc',
  'to',
  'from',
  'title',
  'mono',
  'gender',
] as const;

const mostTexts = 1000;

// A text and its forms.
type Said = Record<string, string>;

export class Speaker {
  readonly #bundle: FluentBundle;
  readonly #locale: string;
  // Made when they are first needed: each takes milliseconds, and a page must start fast.
  #money?: Intl.NumberFormat;
  #list?: Intl.ListFormat;
  readonly #complain: (problem: string) => void;
  // What was said lately: most of a page is said again with every event.
  readonly #texts = new Map<string, string>();

  constructor(locale: string, texts: readonly string[], complain: (problem: string) => void) {
    this.#complain = complain;
    this.#locale = locale;
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: { MONEY: ([value]) => this.money(numberOf(value)) },
    });
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.#texts.clear();
    for (const error of this.#bundle.addResource(new FluentResource(text), {
      allowOverrides: true,
    })) {
      this.#complain(String(error));
    }
  }

  money(value: number): string {
    this.#money ??= new Intl.NumberFormat(this.#locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    return this.#money.format(value);
  }

  #listed(texts: string[]): string {
    // British English has no comma before its "and".
    const locale = this.#locale === 'en' ? 'en-GB' : this.#locale;
    this.#list ??= new Intl.ListFormat(locale, { type: 'conjunction' });
    return this.#list.format(texts);
  }

  // `id` may name an attribute: `bandit-belle.mono`.
  text(id: string, args?: Args): string {
    const key = args ? id + JSON.stringify(args) : id;
    const text = this.#texts.get(key) ?? this.#made(id, args);
    if (this.#texts.size >= mostTexts) this.#texts.clear();
    this.#texts.set(key, text);
    return text;
  }

  #made(id: string, args?: Args): string {
    const [name = id, attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      this.#complain(`no message ${id}`);
      return id;
    }
    return this.#format(id, pattern, this.#values(args));
  }

  say(words: Words): string {
    return this.text(words.id, words.args);
  }

  #format(
    id: string,
    pattern: Parameters<FluentBundle['formatPattern']>[0],
    values: Record<string, FluentVariable>,
  ): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    for (const error of errors) this.#complain(`${id}: ${error.message}`);
    return text;
  }

  #values(args: Args | undefined): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args ?? {})) {
      if (typeof arg === 'number') {
        values[name] = arg;
        continue;
      }
      const { '': value = '', ...others } = this.#said(arg);
      values[name] = value;
      for (const form of forms) values[`${name}_${form}`] = others[form] ?? value;
    }
    return values;
  }

  #said(arg: Exclude<Arg, number>): Said {
    if (typeof arg === 'string') return { '': arg };
    if ('list' in arg) return this.#saidList(arg.list.map((words) => this.#said(words)));
    const said: Said = { '': this.say(arg) };
    const message = this.#bundle.getMessage(arg.id);
    if (!message) return said;
    const values = this.#values(arg.args);
    for (const [form, pattern] of Object.entries(message.attributes)) {
      said[form] = this.#format(`${arg.id}.${form}`, pattern, values);
    }
    return said;
  }

  #saidList(items: readonly Said[]): Said {
    const said: Said = {};
    for (const form of new Set(['', ...items.flatMap((item) => Object.keys(item))])) {
      said[form] = this.#listed(items.map((item) => item[form] ?? item[''] ?? ''));
    }
    return said;
  }
}

function numberOf(value: FluentVariable | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}
