// Which screen the address asks for.
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

function nameOf(path: string): Pick<Route, 'name' | 'params'> {
  const [first = '', second, ...more] = path.replace(/^\/|\/$/g, '').split('/');
  if (more.length > 0) return { name: 'lost', params: {} };
  if (second === undefined) return { name: plainName(first), params: {} };
  if (first === 't') return { name: 'table', params: { id: second } };
  if (first === 'c') return { name: 'code', params: { code: second } };
  if (first === 'replay') return { name: 'replay', params: { id: second } };
  return { name: 'lost', params: {} };
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
