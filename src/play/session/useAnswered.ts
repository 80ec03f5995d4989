// What came back for the letters that were answered or put aside since the page was opened, whichever paper is shown.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useState } from "react";
import { villagerNames } from "../../farm/describe/villagerNames.ts";
import type { Farm, Letter } from "../../farm/state/farm.ts";
import type { AnsweredLetter, PaperProps } from "./paperProps.ts";

/** Further ones are read in the book: a page that is open for days would have nothing else at its head. */
const MOST = 3;

type Say = PaperProps["say"];

/** The last one first. `say` tells what was done as the one that is handed in does, and what came back after it. */
export function useAnswered(farm: Pick<Farm, "letters" | "book" | "stories">, tell: Say) {
  const { letters } = farm;
  const [all, setAll] = useState<readonly AnsweredLetter[]>([]);

  async function hear(slot: number, letter: Letter, isSent: boolean): Promise<void> {
    // All that the villagers write is much to fetch for one line.
    const { declinedBy, replyTo } = await import("../../farm/describe/villagers/letterText.ts");
    const words = isSent ? await replyTo(letter, farm) : await declinedBy(letter);
    if (words === null) return;
    setAll((before) => [
      { slot, letter, words },
      ...before.filter((one) => one.slot !== slot || one.letter.n !== letter.n),
    ]);
    announce(`${villagerNames[letter.villager]}: ${words}`);
  }

  const say: Say = (result, wish) => {
    tell(result, wish);
    if (!result.ok || (wish.kind !== "answer" && wish.kind !== "decline")) return;
    const letter = letters[wish.slot];
    // Without a network the line is missed, and the book has it later.
    if (letter) hear(wish.slot, letter, wish.kind === "answer").catch(() => undefined);
  };
  // One that was taken back lies under the gate again.
  const answered = all
    .filter(({ slot, letter }) => (letters[slot]?.n ?? 0) > letter.n)
    .slice(0, MOST);
  return { answered, say };
}
