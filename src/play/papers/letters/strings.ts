// What the paper of letters says.
import { LETTER_REST } from "../../../farm/letters/letter.ts";
import { HOUR } from "../../../farm/numbers/time.ts";
import { inPence } from "../parts/words.ts";

const plots = (count: number) => (count === 1 ? "one plot" : `${count} plots`);
const tens = "zero one two three four five six seven eight nine ten".split(" ");

export const strings = {
  back: "What came back",
  gate: "Under the gate",
  none: "No letter lies there now.",
  waits: `Another comes in about ${tens[LETTER_REST / HOUR] ?? LETTER_REST / HOUR} hours; putting aside costs nothing.`,
  asks: (goods: string, pence: number, have: number) =>
    `${goods.charAt(0).toUpperCase()}${goods.slice(1)} · ${inPence(pence)} · you have ${have}`,
  market: (pence: number) => `The market would pay ${inPence(pence)} today.`,
  slip: (who: string, pence: string) => `${who}, ${pence}`,
  aLetter: "A letter",
  send: "Send",
  sendWhat: (goods: string) => `Send ${goods}`,
  /** The last letter of a story. */
  last: "Asks for nothing. Their story is told, and something comes with it.",
  read: "Lay it in the book",
  readOf: (who: string) => `Lay it in the book: ${who}`,
  decline: "Put aside",
  sowFor: "Sow for it",
  sowPlan: (count: number, ready: string, pence: string | null) =>
    `${plots(count)}${pence === null ? "" : `, ${pence}`}: ready ${ready}`,
  comesWith: (crop: string, level: number) => `${crop} comes with level ${level}.`,
  bedsFull: (until: string) => `The beds are full until ${until}.`,
  coming: (when: string) => `Next: ${when}.`,
  basket: "In the basket at the gate",
  inBasket: (more: number) =>
    more === 0 ? "In the basket at the gate" : `In the basket, and ${more} more`,
  leftOn: (date: string) => `Left on ${date}`,
  take: "Take it out",
  rack: "Postcards",
  card: (sender: string, date: string) => `${sender}, ${date}`,
} as const;
