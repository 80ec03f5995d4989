// What somebody has written and was answered, to be read again: the parts of their story that are told, and its last letter.

import { countOf } from "../../state/counts.ts";
import type { Farm } from "../../state/farm.ts";
import { partsOf } from "../../tables/stories.ts";
import type { Villager } from "../../tables/villagers.ts";
import { strings } from "../strings.ts";

/** The last letter of a story asks for nothing, and nothing comes back. */
export type ReadAgain = { readonly text: string; readonly reply: string | null };

/** How many there are, before any is fetched. */
export const toldCount = ({ stories }: Pick<Farm, "stories">, villager: Villager): number =>
  countOf(stories, villager);

/** In the order of the story; one that lies under the gate is the next, and not among them. */
export async function answeredLetters(
  { stories }: Pick<Farm, "stories">,
  villager: Villager,
): Promise<readonly ReadAgain[]> {
  const told = countOf(stories, villager);
  const { writers } = await import("./writers.ts");
  const parts = writers[villager].letters
    .slice(0, told)
    .map(({ text, reply }) => ({ text: text.replace("{goods}", strings.whatYouSent), reply }));
  if (told <= partsOf(villager)) return parts;
  const { closings } = await import("./close.ts");
  return [...parts, { text: closings[villager], reply: null }];
}
