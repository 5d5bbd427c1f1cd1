// A browser's caches, as far as the worker uses them.
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string): Promise<Cache> {
    const inside = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, inside);
    const put = async (address: string, response: Response) => void inside.set(address, response);
    return { put } as unknown as Cache;
  }
  async match(address: string, where?: MultiCacheQueryOptions): Promise<Response | undefined> {
    const names = where?.cacheName === undefined ? [...this.all.keys()] : [where.cacheName];
    const found = names.map((name) => this.all.get(name)?.get(address)).find(Boolean);
    return found?.clone();
  }
  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }
}
