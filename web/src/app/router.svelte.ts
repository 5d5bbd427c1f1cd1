// Which screen the address asks for, and whose hall.
import { addresses } from '../core/address';
import type { HallName } from './halls';

export type RouteName =
  | 'start'
  | 'new'
  | 'table'
  | 'code'
  | 'watch'
  | 'games'
  | 'daily'
  | 'records'
  | 'replay'
  | 'learn'
  | 'puzzles'
  | 'rules'
  | 'seat'
  | 'settings'
  | 'tv'
  | 'lost';

interface Route {
  path: string;
  search: string; // The query as it is written.
  name: RouteName;
  // `id` of a table or replay, `code` of a table.
  params: { id?: string; code?: string };
  // Undefined: whichever there is.
  hall: HallName | undefined;
  query: URLSearchParams;
  hash: string;
}

const plain: readonly RouteName[] = [
  'new',
  'watch',
  'games',
  'daily',
  'records',
  'replay',
  'learn',
  'puzzles',
  'rules',
  'seat',
  'settings',
  'tv',
];

function plainName(path: string): RouteName {
  return path === '' ? 'start' : (plain.find((name) => name === path) ?? 'lost');
}

// Screens that are about people elsewhere.
const serverOnly: readonly RouteName[] = ['watch', 'seat', 'tv'];

type Place = Pick<Route, 'name' | 'params' | 'hall'>;

function placeOf(name: RouteName, hall?: HallName, params: Route['params'] = {}): Place {
  return { name, params, hall };
}

function nameOf(path: string): Place {
  const [first = '', second, third, ...more] = path.replace(/^\/|\/$/g, '').split('/');
  if (more.length > 0) return placeOf('lost');
  if (third !== undefined) {
    const ours = first === 'replay' && second === 'here';
    return ours ? placeOf('replay', 'here', { id: third }) : placeOf('lost');
  }
  if (second === undefined) {
    const name = plainName(first);
    return placeOf(name, serverOnly.includes(name) ? 'away' : undefined);
  }
  if (first === 't') return placeOf('table', 'away', { id: second });
  if (first === 'here') return placeOf('table', 'here', { id: second });
  if (first === 'c') return placeOf('code', 'away', { code: second });
  if (first === 'replay') return placeOf('replay', 'away', { id: second });
  return placeOf('lost');
}

export function readRoute(address: URL): Route {
  return {
    path: address.pathname,
    search: address.search,
    ...nameOf(address.pathname),
    query: address.searchParams,
    hash: address.hash.slice(1),
  };
}

function currentAddress(): URL {
  return new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href);
}
function readCurrent(): Route {
  return readRoute(addresses.screen(currentAddress()));
}

let current = $state.raw(readCurrent());

export const route: Route = {
  get path() {
    return current.path;
  },
  get search() {
    return current.search;
  },
  get name() {
    return current.name;
  },
  get params() {
    return current.params;
  },
  get hall() {
    return current.hall;
  },
  get query() {
    return current.query;
  },
  get hash() {
    return current.hash;
  },
};

export function go(path: string, replace = false): void {
  const address = addresses.href(path);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = current.path;
  current = readCurrent();
  if (current.path !== before) scrollTo(0, 0);
}

// What a link to a place on this screen bears.
export function anchorHref(anchor: string): string {
  return addresses.anchor(current.path + current.search, anchor);
}

// Takes over links within the site and the browser's back and forward. Returns what ends it.
export function startRouter(): () => void {
  const follow = () => (current = readCurrent());
  const click = (event: MouseEvent) => {
    const path = linkPath(event);
    if (path === undefined) return;
    event.preventDefault();
    const { hash } = new URL(path, location.origin);
    const same = path === current.path + current.search + hash;
    go(path);
    if (same && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  addEventListener('click', click);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
    removeEventListener('click', click);
  };
}

// Where a click wants to go, if that is a plain click on a link to a screen of ours.
function linkPath(event: MouseEvent): string | undefined {
  const wantsMore = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || wantsMore) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.target || link.hasAttribute('download') || !addresses.isOurs(link, location)) {
    return undefined;
  }
  const { pathname, search, hash } = addresses.screen(new URL(link.href));
  // Browsers know anchors of a page themselves, but not those of a screen in a fragment.
  const known = addresses.hasServer && pathname === current.path && search === current.search;
  return known && hash ? undefined : pathname + search + hash;
}
