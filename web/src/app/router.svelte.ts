// Which screen the address asks for, and whose hall.
import type { HallName } from './halls';

export type RouteName =
  | 'start'
  | 'new'
  | 'table'
  | 'code'
  | 'watch'
  | 'records'
  | 'replay'
  | 'learn'
  | 'rules'
  | 'seat'
  | 'settings'
  | 'lost';

interface Route {
  path: string;
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
  'records',
  'replay',
  'learn',
  'rules',
  'seat',
  'settings',
];

function plainName(path: string): RouteName {
  return path === '' ? 'start' : (plain.find((name) => name === path) ?? 'lost');
}

// Screens that are about people elsewhere.
const serverOnly: readonly RouteName[] = ['watch', 'seat'];

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
    ...nameOf(address.pathname),
    query: address.searchParams,
    hash: address.hash.slice(1),
  };
}

function here(): URL {
  return new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href);
}

let current = $state.raw(readRoute(here()));

export const route: Route = {
  get path() {
    return current.path;
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
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  const before = current.path;
  current = readRoute(here());
  if (current.path !== before) scrollTo(0, 0);
}

// Takes over links within the site and the browser's back and forward. Returns what ends it.
export function startRouter(): () => void {
  const follow = () => (current = readRoute(here()));
  const click = (event: MouseEvent) => {
    const path = linkPath(event);
    if (path === undefined) return;
    event.preventDefault();
    go(path);
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
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) {
    return undefined;
  }
  if (link.pathname.startsWith('/api/')) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? undefined : link.pathname + link.search + link.hash;
}
