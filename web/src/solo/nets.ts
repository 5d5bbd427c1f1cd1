// The networks that bots decide by: files of the build, fetched once for all who think, behind
// everything else. Where they cannot be had bots go by their rule of thumb, until a later try.
export type Net = Uint8Array<ArrayBuffer>;

// The first decision waits no longer than this for a slow network, and none after it waits again.
const patience = 4_000;
const retryAfter = 20_000;

export class Nets {
  readonly #fetch: () => Promise<Net[]>;
  #loaded: Net[] | undefined;
  #trying: Promise<void> | undefined;
  #failedAt = -Infinity;
  #awaited: Promise<void> | undefined;

  constructor(fetch: () => Promise<Net[]>) {
    this.#fetch = fetch;
  }

  // Fetches them, unless they are here, on their way, or were out of reach just now.
  begin(): void {
    if (this.#loaded || this.#trying || performance.now() - this.#failedAt < retryAfter) return;
    this.#trying = this.#try();
  }

  // All of them. Undefined: not now.
  async get(): Promise<Net[] | undefined> {
    this.begin();
    this.#awaited ??= this.#trying && soonest(this.#trying, patience);
    await this.#awaited;
    return this.#loaded;
  }

  async #try(): Promise<void> {
    try {
      this.#loaded = await this.#fetch();
    } catch (error) {
      console.warn('bots decide by their rule of thumb:', error);
      this.#failedAt = performance.now();
    }
    this.#trying = undefined;
  }
}

function soonest(done: Promise<void>, ms: number): Promise<void> {
  return Promise.race([done, new Promise<void>((late) => setTimeout(late, ms))]);
}

export function fetchNets(addresses: readonly string[]): Promise<Net[]> {
  return Promise.all(addresses.map(fetchNet));
}

async function fetchNet(address: string): Promise<Net> {
  const reply = await fetch(address, { priority: 'low' });
  if (!reply.ok) throw new Error(`${reply.status} ${address}`);
  return new Uint8Array(await reply.arrayBuffer());
}
