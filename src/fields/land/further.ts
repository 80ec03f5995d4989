// The law of the land, fetched where a collection has more fields than the table that is shipped.
import { BLOCK } from "./block.ts";

let law: typeof import("./law.ts") | undefined;

/** What shows or draws fields below `size` waits for this first; up to ten thousand it takes nothing. */
export async function loadLand(size: number): Promise<void> {
  if (size > BLOCK) law ??= await import("./law.ts");
}

/** It takes a tenth of a second: whoever asks keeps the answer. */
export function furtherLetters(block: number): string {
  if (!law) throw new Error(`Nobody loaded the land of block ${block}`);
  return law.lettersOf(block);
}
