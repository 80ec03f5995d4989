// What the phone says.
import type { Vouched } from "../phone.ts";

const chainNames: Readonly<Record<number, string>> = { 1: "Ethereum", 10: "OP Mainnet" };

export const strings = {
  title: "A phone on this machine",
  name: "Your phone",
  lede: "A real WalletConnect wallet, made for this local world. Its coins are worth nothing.",
  waking: "Waking the phone…",
  elsewhere: "The phone is in use in another tab. Close that one, and this one wakes.",
  failed: "The phone does not start. Load this page again.",
  ready: "Ready.",

  pairTitle: "Pair with an app",
  pairHint: "In the app, choose WalletConnect and copy its code. It begins with “wc:”.",
  code: "Pairing code",
  pair: "Pair",
  pairing: "Looking for the app…",
  paired: "Found the app. Its question comes next.",
  scan: "Scan a code",
  stopScan: "Stop scanning",
  camera: "What the camera sees",
  noCamera: "The camera cannot be used. Paste the code instead.",

  arrived: (app: string) => `${app} has a question.`,
  connectTo: (app: string) => `Connect to ${app}?`,
  vouched: {
    yes: "It really is at this address.",
    no: "It is not at the address it gives. Better decline.",
    unknown: "Nobody vouches for this address.",
  } satisfies Record<Vouched, string>,
  account: "Account",
  connect: "Connect",
  decline: "Decline",
  connected: (app: string) => `Connected to ${app}.`,
  declined: "Declined.",

  asks: {
    message: "Sign this message?",
    typedData: "Sign this data?",
    transaction: "Send this transaction?",
    switch: "Switch the chain?",
  },
  answers: { message: "Sign", typedData: "Sign", transaction: "Send", switch: "Switch" },
  done: { message: "Signed.", typedData: "Signed.", transaction: "Sent.", switch: "Switched." },
  message: "Message",
  domain: "For",
  transaction: "Transaction",
  to: "To",
  newContract: "A new contract",
  amount: "Amount",
  chain: "Chain",
  data: "Data",
  from: (app: string) => `Asked by ${app}`,
  chainName: (id: number) => chainNames[id] ?? `Chain ${id}`,
  bytes: (count: number) => (count === 1 ? "1 byte" : `${count} bytes`),

  sessions: "Connected apps",
  none: "None yet.",
  disconnect: "Disconnect",
  disconnectFrom: (app: string) => `Disconnect from ${app}`,
  disconnected: (app: string) => `Disconnected from ${app}.`,
  problem: (reason: string) => `That did not work: ${reason}`,
};
