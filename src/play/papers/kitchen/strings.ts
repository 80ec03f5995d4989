// What the paper of kitchen and workbench says.
import { inPence } from "../parts/words.ts";

export const rooms = { kitchen: "On the stove", workshop: "On the bench" } as const;

export const strings = {
  places: (busy: number, places: number) =>
    places === 1
      ? busy === 1
        ? "The one place is taken."
        : "The one place is free."
      : `${busy} of ${places} places are taken.`,
  byNote: "You have a note of it, and cook it 1½ times as fast.",
  done: "done",
  take: (count: number) => (count < 2 ? "Take what is done" : `Take what is done (${count})`),
  keeps: "It waits there once it is done, as long as you like. Nothing burns.",
  table: "On the table",
  onTable: (name: string) => `${name} on the table`,
  tableNote: "As many of each may stand in your rooms as you have cooked.",
  cooked: (count: number) =>
    count === 1 ? "once" : count === 2 ? "twice" : `${count.toLocaleString("en")} times`,
  known: "What you know how to make",
  none: "You know no dish yet.",
  takes: (needs: string) => `Takes ${needs}.`,
  need: (goods: string, have: number) => `${goods} (you have ${have})`,
  fetches: (pence: number, raw: number) =>
    `Fetches ${inPence(pence)} today; what goes into it, ${inPence(raw)}.`,
  cook: (done: string) => `Put it on: done ${done}`,
  unknown: "What is still to be learnt",
  level: (level: number) => `level ${level}`,
} as const;
