// Text that is not yet in a language: a message of web/messages and what goes into it.
export interface Words {
  id: string;
  args?: Args;
}

// Things said one after another: "Move, Fire and Punch".
interface WordList {
  list: readonly Words[];
}

export type Arg = string | number | Words | WordList;
export type Args = Record<string, Arg>;

export function words(id: string, args?: Args): Words {
  return args ? { id, args } : { id };
}

// A word of the wire as part of a message's id: `old whiskey` and `old_lady` have dashes there.
export function dashed(key: string): string {
  return key.replace(/[ _]/g, '-');
}
