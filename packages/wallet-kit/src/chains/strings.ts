// What the dialog of networks says.
export const strings = {
  title: "Switch Networks",
  connected: "Connected",
  confirm: "Confirm in Wallet",
  disconnect: "Disconnect",
  wrongNetwork: "Wrong network detected, switch or disconnect to continue.",
  noSwitching: (app: string) =>
    `Your wallet does not support switching networks from ${app || "this app"}. Try switching networks from within your wallet instead.`,
  confirmIn: (chain: string) => `Confirm in Wallet: ${chain}`,
  latestBlock: (block: bigint) => `Latest block: ${new Intl.NumberFormat().format(block)}`,
  switched: (chain: string) => `Network switched to ${chain}`,
} as const;
