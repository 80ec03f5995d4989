// Region and soil of a field: a look-up for the first ten thousand, the law for those of larger collections.

import { BLOCK } from "./block.ts";
import { furtherLetters } from "./further.ts";
import type { LandTraits } from "./kinds.ts";
import { landTable } from "./landTable.ts";
import { readLetter } from "./letters.ts";

/** Of each block that somebody asked for. */
const blocks: string[] = [landTable.join("")];

/** Beyond the first ten thousand only once `loadLand` has been waited for. */
export function landOf(id: number): LandTraits {
  const block = Math.floor(id / BLOCK);
  blocks[block] ??= furtherLetters(block);
  return readLetter(blocks[block], id % BLOCK);
}
