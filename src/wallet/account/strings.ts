// What the account dialog says.
export const strings = {
  title: "Your account",
  copy: "Copy Address",
  copied: "Copied!",
  copyByHand: "Your browser would not copy it. It is selected here, ready to be copied by hand:",
  disconnect: "Disconnect",
  noBalance: "The balance could not be read just now.",
  retry: "Try again",
  tokens: "Tokens",
} as const;
