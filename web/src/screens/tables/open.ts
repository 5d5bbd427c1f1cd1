import { go } from '../../app/router.svelte';
import { session } from '../../app/session.svelte';
import type { CreateRequest } from '../../protocol/generated';

// Opens a table and goes there; `start` when nobody is missing.
export async function openTable(message: CreateRequest, start: boolean): Promise<void> {
  const { table } = await session.ask(message);
  if (start) await session.ask({ type: 'start', table });
  go(`/t/${table}`);
}
