// What the paper of letters says.
import { inPence } from "../parts/words.ts";

export const strings = {
  back: "What came back",
  gate: "Under the gate",
  none: "No letter lies there now.",
  waits: "A letter waits as long as it must. Answered or put aside, another comes by and by.",
  asks: (goods: string) => `Asks for ${goods}.`,
  have: (count: number) => `You have ${count}.`,
  pays: (pence: number, market: number) =>
    `Pays ${inPence(pence)}; the market would pay ${inPence(market)} today.`,
  send: (goods: string) => `Send ${goods}`,
  decline: "Put aside",
  coming: "On the way",
  next: "A letter",
} as const;
