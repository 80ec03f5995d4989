// What the panel says to the wallet's owner.
import type { PromptRequest } from "../promptRequest.ts";

type Kind = PromptRequest["kind"];

export const titles: Record<Kind, string> = {
  connect: "Connect to this site?",
  message: "Sign this message?",
  typedData: "Sign this data?",
  transaction: "Send this transaction?",
  switchChain: "Switch the network?",
  addChain: "Add this network?",
  watchAsset: "Show this token?",
};

export const explanations: Record<Kind, string> = {
  connect:
    "It will see your address and balance, and may ask you to sign. It cannot move anything.",
  message: "Signing costs nothing and moves nothing.",
  typedData: "Read who may do what with your signature before you give it.",
  transaction: "It cannot be taken back once it is sent.",
  switchChain: "The site will use the other network from then on.",
  addChain: "The wallet will keep the network and switch to it.",
  watchAsset: "The wallet will list it beside your balance.",
};

export const strings = {
  approve: "Approve",
  reject: "Reject",
  account: "Account",
  network: "Network",
  message: "Message",
  messageBytes: "Message (bytes, not text)",
  data: "Data",
  domain: "For",
  to: "To",
  newContract: "A new contract",
  amount: "Amount",
  fee: "Network fee, at most",
  feeUnknown: "Not known",
  likelyFailure: "This transaction will probably fail:",
  foreignDomain: (domain: string, origin: string) =>
    `This signs you in to ${domain}, but it is ${origin} that asks. Reject it unless you expected that.`,
  chainId: "Chain ID",
  currency: "Currency",
  address: "Address",
  offered: "Node named by the site",
  used: "Node in use",
  token: "Token",
  tokenId: "Token ID",
  symbol: "Symbol",
  type: "Type",
  callData: (bytes: number) => `Call data (${bytes} ${bytes === 1 ? "byte" : "bytes"})`,
  asks: "asks",
  asked: (name: string, title: string) => `${name}: ${title}`,
  picked: (name: string) => `${name} is chosen.`,
  connectedTo: (origin: string) => `Connected to ${origin}`,
  notConnected: (origin: string) => `Not connected to ${origin}`,
  disconnect: "Disconnect this site",
  disconnected: "The site is disconnected.",
  done: "Done",
};
