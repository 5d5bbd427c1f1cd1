// What happened at a table, in words: its events, and news about seats between them.
import type { View } from '../protocol/generated';
import type { LoggedEvent } from '../core/follow/follow';
import { newsWords, type News } from '../core/news';
import { LogBook, type Line, type Names } from '../core/sentences';
import type { Words } from '../core/words';
import { shownName } from './names';

export class Story {
  #events = $state.raw<LoggedEvent[]>([]);
  #news = $state.raw<Line[]>([]);
  #newest = $state.raw<View>();
  readonly #book = new LogBook();
  readonly #names: () => Names;

  #lines = $derived.by(() =>
    this.#newest ? this.#book.lines(this.#events, this.#newest, this.#names()) : [],
  );
  // In order, news after the event during which they came.
  all: Line[] = $derived(
    this.#news.length > 0 ? [...this.#lines, ...this.#news].sort((a, b) => a.n - b.n) : this.#lines,
  );

  constructor(names: () => Names) {
    this.#names = names;
  }

  take(events: LoggedEvent[], newest: View | undefined): void {
    this.#events = events;
    this.#newest = newest;
  }

  // Adds what is told of a seat; `own`: the reader's seats.
  tell(news: News, own: number[]): Words {
    const teller = { lines: this.#lines, own, names: this.#names(), shown: shownName };
    const words = newsWords(news, teller);
    this.#news = [...this.#news, { n: news.number, words, id: `news ${this.#news.length}` }];
    return words;
  }
}
