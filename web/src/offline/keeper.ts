// Keeps one version of the page for use without a network. A version is one cache: either all of its
// files are in it or it does not exist, and nothing else ever comes in.
import { isServersOwn } from '../core/address';

export interface Release {
  version: string;
  // SHA-256 in hexadecimal of every file, by its path in the scope. '' is the page itself.
  files: Record<string, string>;
  // Whether paths without a file are screens of the page: so on a server, not on a static site.
  screens: boolean;
}

// What of a request matters here.
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export interface KeeperPorts {
  caches: Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'>;
  fetch(address: string, options: RequestInit): Promise<Response>;
  digest(bytes: ArrayBuffer): Promise<string>;
}

// Bundlers write it into names: such a file has one content for ever.
const hashed = /^assets\/.+-[\w-]{8}\.\w+$/;
const atOnce = 4; // More would only get into each other's way.

export class Keeper {
  // Several Folsoms on one host share its caches: each has those of its own folder.
  readonly #family: string;
  readonly #name: string;

  constructor(
    private readonly release: Release,
    private readonly scope: URL,
    private readonly ports: KeeperPorts,
  ) {
    this.#family = `folsom ${scope.pathname} `;
    this.#name = this.#family + release.version;
  }

  // All files, or an error and nothing.
  async install(): Promise<void> {
    const left = Object.keys(this.release.files);
    const cache = await this.ports.caches.open(this.#name);
    const fill = async () => {
      for (let file = left.pop(); file !== undefined; file = left.pop()) {
        await cache.put(this.#address(file), await this.#get(file));
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, fill));
    } catch (error) {
      left.length = 0;
      await this.ports.caches.delete(this.#name);
      throw error;
    }
  }

  // Removes what other versions kept.
  async sweep(): Promise<void> {
    const names = await this.ports.caches.keys();
    const old = names.filter((name) => name.startsWith(this.#family) && name !== this.#name);
    await Promise.all(old.map((name) => this.ports.caches.delete(name)));
  }

  // The file that answers a request; none: it is the network's.
  fileFor({ method, mode, url }: Asked): string | undefined {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.scope.origin) return undefined;
    if (!pathname.startsWith(this.scope.pathname)) return undefined;
    const path = pathname.slice(this.scope.pathname.length);
    if (mode === 'navigate') return this.#isPage(path) ? '' : undefined;
    return path !== '' && Object.hasOwn(this.release.files, path) ? path : undefined;
  }

  // What is kept of a file.
  kept(file: string): Promise<Response | undefined> {
    const where = { cacheName: this.#name, ignoreVary: true };
    return this.ports.caches.match(this.#address(file), where);
  }

  #isPage(path: string): boolean {
    if (path === '' || path === 'index.html') return true;
    return this.release.screens && !isServersOwn(`/${path}`) && !/\.[^/]*$/.test(path);
  }

  #address(file: string): string {
    return new URL(file, this.scope).href;
  }

  // What did not change since another version is there already.
  async #get(file: string): Promise<Response> {
    const old = hashed.test(file) ? await this.ports.caches.match(this.#address(file)) : undefined;
    return old ?? this.#fetch(file);
  }

  // A host that is being updated may send a file of the next version: that is no file of this one.
  async #fetch(file: string): Promise<Response> {
    const cache = hashed.test(file) ? 'default' : 'no-cache';
    const response = await this.ports.fetch(this.#address(file), { cache, credentials: 'omit' });
    const bytes = await response.arrayBuffer();
    if (!response.ok || (await this.ports.digest(bytes)) !== this.release.files[file]) {
      throw new Error(`${file} is not of version ${this.release.version}`);
    }
    // Not the response itself: one that was redirected may not answer for a page.
    return new Response(bytes, { headers: response.headers });
  }
}
