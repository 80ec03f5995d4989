// What the page of one's own fields says.
import { groupDigits } from "../lib/groupDigits.ts";

const counted = (count: number, one: string, many: string) =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

const fields = (count: number) => counted(count, "field", "fields");

export const strings = {
  title: "My fields",
  description: "The fields that are yours, wherever they lie.",
  reading: "Looking for your fields…",

  needsScripts:
    "Your wallet can only be asked by scripts, which are switched off here. Every field can be seen without.",
  guestTitle: "Whose fields shall we look for?",
  guest:
    "Connect the wallet that holds your fields, and each of them stands here as its own piece of land: to be sown, sent to somebody or taken to market. Looking costs nothing and signs nothing.",
  connect: "Connect Wallet",

  noneTitle: "No field here yet",
  none: (fields: string) =>
    `There is no field of the collection at this address. There are ${fields} of them, no two alike, and some are always looking for somebody.`,
  market: "Look at the marketplace",

  unreadableTitle: "The collection could not be read",
  unreadable:
    "The node that knows who owns which field did not answer. Your fields are where they were.",
  contractFailed:
    "The collection's contract could not be read, so the fields in your wallet are missing here.",
  exchangeFailed: "The exchange could not be asked, so the fields you keep there are missing here.",
  tryAgain: "Try again",

  exchangeLocked: "Fields deposited on the exchange are not shown until you unlock it.",
  exchangeClosed: "The exchange closed on 29 June 2026, so only fields in your wallet are listed.",
  openAccount: "Open your account",

  summary: (wallet: number, exchange: number) =>
    exchange === 0
      ? `${fields(wallet)} in your wallet.`
      : wallet === 0
        ? `${fields(exchange)} on the exchange.`
        : `${fields(wallet)} in your wallet and ${groupDigits(exchange)} on the exchange.`,

  filter: "Search your fields",
  where: "Where they lie",
  places: { all: "All", contract: "In my wallet", exchange: "On the exchange" },
  order: "Order",
  orders: { up: "Lowest number first", down: "Highest number first" },
  find: "Find by number",
  found: (found: number, all: number) => `${groupDigits(found)} of ${fields(all)}`,
  nothingFound: "None of your fields is like that.",
  showAll: "Show all",

  list: "Your fields",
  name: (id: number) => `Field ${id}`,
  picture: (id: number) => `The land of field ${id}`,
  liesIn: { contract: "In your wallet", exchange: "On the exchange" },
  play: "Play",
  playThere: (id: number) => `Play on field ${id}`,
  atMarket: "Marketplace",
  send: "Send",
  sendThis: (id: number) => `Send field ${id} to somebody`,
} as const;
