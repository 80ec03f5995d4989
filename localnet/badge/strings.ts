// What the badge says.
export const strings = {
  badge: "Local world",
  title: "A world on this machine",
  lede: "Everything the site talks to runs right here. Nothing you do leaves this computer, and no coin in it is worth anything.",
  wallet: "Open the wallet",
  walletText: "A wallet in this page, with people of every kind in it.",
  phone: "Open the phone",
  phoneText: "A phone with the same people in it, for everything that asks for WalletConnect.",
  safe: "Open the site in a Safe",
  safeText: "A wallet with several keepers, which shows the site inside its own page.",
  passkey: "Try a passkey",
  passkeyText:
    "Opens the site in a tab without a wallet, at localhost, where this browser can make a passkey.",
  chain: "Chain",
  secondChain: "Second chain",
  exchange: "Exchange",
  relay: "Relay",
  attestation: "Attestation",
};
