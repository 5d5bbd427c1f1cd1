// How addresses are written. A screen has a path: '/rules#marshal', '/replay/7?seat=0'. Behind a
// server that is its address. A static site is one page in some folder, and the path of the screen
// stands behind its #: 'index.html#/rules#marshal'.

// What a server answers by itself; everything else there is a screen or a file of the page.
const serversOwn = /^\/(api\/|(ws|healthz|metrics)$)/;

export function isServersOwn(path: string): boolean {
  return serversOwn.test(path);
}

type Page = Pick<URL, 'origin' | 'pathname' | 'search'>;

export class Addresses {
  // `base`: what the addresses of the page's files begin with; './' for a static site.
  constructor(private readonly base: string) {}

  get hasServer(): boolean {
    return this.base !== './';
  }

  // A file of the page that keeps its name.
  file(name: string): string {
    return this.base + name;
  }

  // What a link to a screen bears. Anything else than a path stays as it is.
  href(path: string): string {
    return this.hasServer || !path.startsWith('/') || isServersOwn(path) ? path : `#${path}`;
  }

  // The same for an anchor of the screen that is shown.
  anchor(shown: string, anchor: string): string {
    return this.hasServer ? `#${anchor}` : `#${shown}#${anchor}`;
  }

  // In full, for other devices; `page`: where they find it.
  full(path: string, page: Page): string {
    return this.hasServer ? page.origin + path : `${page.origin}${page.pathname}#${path}`;
  }

  // The path of the screen that an address asks for, as a URL.
  screen(address: URL): URL {
    if (this.hasServer) return address;
    const path = address.hash.slice(1);
    return new URL(`http://screen${path.startsWith('/') ? path : '/'}`);
  }

  // Whether a link leads to a screen of the page that is open.
  isOurs(link: Page, page: Page): boolean {
    if (link.origin !== page.origin) return false;
    if (this.hasServer) return !isServersOwn(link.pathname);
    return link.pathname === page.pathname && link.search === page.search;
  }
}

export const addresses = new Addresses(import.meta.env.BASE_URL);
