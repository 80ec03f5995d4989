// What the paper of letters says.
import { REST } from "../../../farm/letters/letter.ts";
import { inPence, lengthWords } from "../parts/words.ts";

export const strings = {
  back: "What came back",
  gate: "Under the gate",
  none: "No letter lies there now.",
  waits: `A letter waits as long as it must. ${lengthWords(REST)} after it was answered or put aside another comes in its place; putting it aside costs nothing.`,
  asks: (goods: string) => `Asks for ${goods}.`,
  have: (count: number) => `You have ${count}.`,
  pays: (pence: number, market: number) =>
    `Pays ${inPence(pence)}; the market would pay ${inPence(market)} today.`,
  send: (goods: string) => `Send ${goods}`,
  decline: "Put aside",
  coming: "On the way",
  next: "A letter",
} as const;
