// The one thing to do now, for the first place of the shelf: from what is ready to what can be sent, and nothing until something is.
import { hasGoodsFor, lettersHere } from "../../farm/letters/lettersHere.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { addCount } from "../../farm/state/counts.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { BedState } from "./bed.ts";
import { commandsOf, type FarmCommand, type MakeRoomCommand, roomCommand } from "./commands.ts";
import { upcomingOf } from "./upcoming.ts";

type LettersCommand = {
  readonly id: "letters";
  readonly count: number;
  readonly wishes: readonly FarmAction[];
};

export type NextCommand =
  | FarmCommand
  | LettersCommand
  /** Null where nothing grows. */
  | { readonly id: "rest"; readonly until: Ms | null };

/** What a hand has in it, beside the bed. */
export type SeedInHand = { readonly seed: Seed; readonly isSeedTaken: boolean };

const order: readonly FarmCommand["id"][] = ["gather", "sow", "asLast", "water", "take", "meadow"];

/** All letters that what lies in the barn is enough for, one after the other. */
function lettersOf({ farm, now }: BedState): LettersCommand {
  let { barn } = farm;
  const wishes = lettersHere(farm, now).flatMap(({ letter, slot }): FarmAction[] => {
    const { good, count } = letter;
    // The last letter of a story is read, not sent.
    if (good === null || !hasGoodsFor({ barn }, letter)) return [];
    barn = addCount(barn, good, -count);
    return [{ kind: "answer", slot }];
  });
  return { id: "letters", count: wishes.length, wishes };
}

const nextTime = (bed: BedState): Ms | null =>
  upcomingOf(bed).find(({ at }) => at > bed.now)?.at ?? null;

export function nextCommand(bed: BedState, hand: SeedInHand): NextCommand {
  const all = commandsOf(bed, hand.seed);
  const skipped = all.some(({ id }) => id === "asLast")
    ? hand.isSeedTaken
      ? "asLast"
      : "sow"
    : null;
  const [first] = all
    .filter(({ id }) => id !== skipped)
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  if (first) return first;
  const letters = lettersOf(bed);
  return letters.count > 0 ? letters : { id: "rest", until: nextTime(bed) };
}

/** What is offered beside it where the barn lacks room: one sale. */
export function roomBeside(bed: BedState, next: NextCommand): MakeRoomCommand | null {
  const isPart = "of" in next && next.count < next.of;
  return isPart || next.id === "rest" || next.id === "letters" ? roomCommand(bed) : null;
}
