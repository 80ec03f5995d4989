// What sending a field says.
import type { RecipientFault } from "./recipient.ts";
import type { SendFailure } from "./sendSteps.ts";

const faults: Record<RecipientFault, string> = {
  empty: "Write the address, or the name, of whoever is to have it.",
  "no-address": "This is neither an address (0x and 40 digits) nor a name such as rowan.eth.",
  checksum: "The capital letters of this address do not fit together. Copy it once more.",
  zero: "Nobody has this address: the field would be lost.",
  own: "This is your own address. The field is there already.",
  collection: "This is the contract of the fields itself. What is sent there is lost.",
  "unknown-name": "Nobody has this name, or it leads to no address.",
};

const failures: Record<Exclude<SendFailure["kind"], "wallet">, string> = {
  rejected: "You said no in your wallet, and nothing was sent.",
  gas: "There is not enough on this account to pay the network's fee. Nothing was sent.",
  node: "The network could not be reached, so nothing was sent. Try again in a while.",
  lost: "The field is no longer yours: it was sent from somewhere else meanwhile.",
  refused: "Whoever has this address cannot take fields: the network would refuse it.",
};

export const strings = {
  send: "Send to somebody",
  sendThis: (id: number) => `Send field ${id} to somebody`,
  title: (id: number) => `Send field ${id}`,
  choose: "Whoever has the address keeps the field from then on. Nobody can take it back for you.",
  to: "Address or name",
  toHint: "0x…, or a name such as rowan.eth",
  goOn: "Go on",
  checking: "Looking who that is",
  summary: "Is this right?",
  receiver: "To",
  network: "Network",
  fee: "Network fee",
  about: (amount: string, symbol: string) =>
    amount.startsWith("<") ? `less than ${amount.slice(1)} ${symbol}` : `about ${amount} ${symbol}`,
  contract:
    "A contract has this address, not a person's own key. Send it there only if you know that it gives fields back.",
  sendWith: (wallet: string) => `Send with ${wallet}`,
  asking: (wallet: string) => `Confirm it in ${wallet}`,
  asks: "Your wallet shows it once more and asks before anything is sent.",
  otherNetwork: (network: string) =>
    `Your wallet is on another network. This field lies on ${network}.`,
  switchNetworks: "Switch Networks",
  sentTitle: {
    pending: (id: number) => `Field ${id} is on its way`,
    confirmed: (id: number) => `Field ${id} has arrived`,
    failed: (id: number) => `Field ${id} was not sent`,
  },
  sent: {
    pending:
      "The network takes it in within a minute or so. You may close this: what becomes of it is told, and stands in your account.",
    confirmed: "It belongs to its new keeper now.",
    failed: "The network refused it. The field is still yours; only the fee is spent.",
  },
  explorer: "See it on the Explorer",
  close: "Close",
  cancel: "Cancel",
  faults,
  failures,
  meaning: (id: number, name: string | undefined, address: string) =>
    `Field ${id} goes to ${name ? `${name}, ${address}` : address}. Whoever has that address keeps it from then on.`,
  /** How it stands among one's transactions. */
  description: (id: number, to: string) => `Sent field ${id} to ${to}`,
} as const;
