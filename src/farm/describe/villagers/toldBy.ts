// What somebody has written and was answered, to be read again: the parts follow from how many those are.
import type { Farm } from "../../state/farm.ts";
import type { Villager } from "../../tables/villagers.ts";
import { strings } from "../strings.ts";
import { TOLD, writers } from "./letterText.ts";
import type { Told } from "./writer.ts";

/** In the order of the story; one that lies under the gate is the next, and not among them. */
export function toldBy(farm: Pick<Farm, "book">, villager: Villager): Told[] {
  const { letters, again } = writers[villager];
  const answered = farm.book[`villager ${villager}`]?.n ?? 0;
  // Once the story is told some come again: each is here once.
  const told = new Set(
    Array.from({ length: answered }, (_, part) =>
      part < TOLD ? part : again[(part - TOLD) % again.length]!,
    ),
  );
  return letters.flatMap(({ text, reply }, n) =>
    told.has(n) ? { text: text.replace("{goods}", strings.whatYouSent), reply } : [],
  );
}
