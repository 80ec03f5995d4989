// What the wallet kit says to visitors.
export const strings = {
  connect: "Connect Wallet",
  whatIsAWallet: "What is a Wallet?",
  basketTitle: "A basket for what you own",
  basketText:
    "Your fields and keepsakes live in it. You carry it from site to site; no site keeps it.",
  keyTitle: "A key in place of a password",
  keyText:
    "You sign in by signing a line of text. There is no account here to lose, leak or forget.",
  notYet:
    "This release of the site does not sign anyone in: everything you see here works without a wallet, and none is asked for.",
  close: "Back to the farm",
};
