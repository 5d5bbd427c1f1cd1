import type { ExportAnswer, OwnData } from '../../protocol/generated';

type Ask = (message: { type: 'export'; after?: string }) => Promise<ExportAnswer>;

// All that the server keeps of one: tables come in parts.
export async function ownData(ask: Ask): Promise<OwnData> {
  const { next, ...all } = (await ask({ type: 'export' })).data;
  for (let after = next; after !== undefined;) {
    const { data } = await ask({ type: 'export', after });
    all.tables.push(...data.tables);
    after = data.next;
  }
  return all;
}
