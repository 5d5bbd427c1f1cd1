// A record file that one screen opened and another shows. Taken once.
export interface OpenedRecord {
  text: string;
  name: string;
}

let opened = $state.raw<OpenedRecord>();

export function openRecord(text: string, name: string): void {
  opened = { text, name };
}

export function takeRecord(): OpenedRecord | undefined {
  const taken = opened;
  if (taken) opened = undefined;
  return taken;
}
