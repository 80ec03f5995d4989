// What the paper of kitchen and workbench says.
import { groupDigits } from "../../../lib/groupDigits.ts";
import { inPence } from "../parts/words.ts";

export const rooms = { kitchen: "Stove", workshop: "Bench" } as const;

export const strings = {
  places: "On now",
  free: "free",
  done: "done",
  take: (count: number) => (count < 2 ? "Take what is done" : `Take ${count}`),

  can: "Can be cooked now",
  canNone: "Nothing, with what lies in the barn.",
  none: "You know no dish yet.",
  nearly: "Lacks little",
  all: "All dishes",
  others: (count: number) =>
    count === 1 ? "One more that you know" : `${count} more that you know`,
  gain: (pence: number, done: string) =>
    `${pence < 0 ? "−" : "+"}${inPence(Math.abs(pence))}, done ${done}`,
  cook: "Put on",
  cookWhat: (name: string) => `Put on: ${name}`,

  takes: (needs: string, time: string) => `Takes ${needs}, and ${time}.`,
  need: (goods: string, have: number) => `${goods} (you have ${have})`,
  byNote: "You have a note of it, and cook it 1½ times as fast.",
  fetches: (pence: number, raw: number) =>
    `Fetches ${inPence(pence)} today; what goes into it, ${inPence(raw)}.`,
  cooked: (count: number) =>
    `Cooked ${count === 1 ? "once" : count === 2 ? "twice" : `${groupDigits(count)} times`}; so many may stand in your rooms.`,
} as const;
