// What is heard of the counts on the tabs.
import type { PaperId } from "../papers/strings.ts";

const words: Readonly<Record<PaperId, string>> = {
  letters: "can be sent",
  kitchen: "done",
  meadow: "wait",
  barn: "nearly",
  market: "pedlar here",
  workshop: "can be made",
  book: "new",
};

export const strings = {
  full: "full",
  /** "3 can be sent", "nearly full". */
  count: (id: PaperId, count: number | "full") =>
    count === "full" ? `${words[id]} full` : `${count} ${words[id]}`,
} as const;
