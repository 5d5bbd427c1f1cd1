// The static site on a host of its own, which compresses as such hosts do and counts what it sends.
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder =
  process.env.FOLSOM_SITE ?? fileURLToPath(new URL('../../../build/site', import.meta.url));
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.net': 'application/octet-stream',
  '.webmanifest': 'application/manifest+json',
};
const engineName = /solo_simd-.*\.wasm$/;
const codings = { gzip: gzipSync, br: brotliCompressSync };

export class Site {
  #sent = [];
  #coding;
  #bodies = new Map(); // By name, compressed.
  #server = createServer((request, response) => this.#answer(request, response));

  constructor(coding) {
    if (!existsSync(join(folder, 'sw.js')))
      throw new Error(`no site in ${folder}: tools/build_site`);
    this.#coding = coding;
    for (const name of readdirSync(folder, { recursive: true })) {
      if (extname(name)) this.#bodies.set(name, this.#read(name));
    }
  }

  get url() {
    return `http://localhost:${this.#server.address().port}/folsom/`;
  }

  // The hall for pages, as Chromium gets it (web/src/core/vectors.ts).
  get engine() {
    return this.url + this.#named(engineName);
  }

  // That file, and those of the networks of bots in the order of NetId (src/neural/nets.h).
  get enginePath() {
    return join(folder, this.#named(engineName));
  }
  nets() {
    const names = [/large-.*\.net$/, /small-.*\.net$/].map((name) => this.#named(name));
    return names.map((name) => ({ url: this.url + name, bytes: readFileSync(join(folder, name)) }));
  }

  #named(pattern) {
    return [...this.#bodies.keys()].find((name) => pattern.test(name));
  }

  async start() {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    return this;
  }

  // From now on there is no network.
  async stop() {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  // What was sent since this was last asked: names, and bytes with headers.
  takeSent() {
    return this.#sent.splice(0);
  }

  #answer({ url, socket }, response) {
    const name = url.replace('/folsom/', '') || 'index.html';
    const body = this.#bodies.get(name);
    const before = socket.bytesWritten;
    response.on('finish', () => this.#sent.push({ name, bytes: socket.bytesWritten - before }));
    response.writeHead(body ? 200 : 404, this.#headersOf(name));
    response.end(body);
  }

  // As docs/hosting.md advises.
  #headersOf(name) {
    const type = types[extname(name)];
    return {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(type && { 'content-encoding': this.#coding }),
    };
  }

  // Pictures and fonts are compressed already.
  #read(name) {
    const bytes = readFileSync(join(folder, name));
    return extname(name) in types ? codings[this.#coding](bytes) : bytes;
  }
}
