// What the connect dialog says.
import { defineTexts, type Phrases } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("connect", {
  connectAWallet: "Connect a Wallet",
  recent: "Recent",
  unsupported: "(unsupported)",
  newToWallets: "New to wallets?",
  learnMore: "Learn More",
  inNewTab: "(opens in a new tab)",

  whatIsAWallet: "What is a Wallet?",
  homeTitle: "A home for what you own",
  homeText: "Collectibles, coins and names live in it, and you carry it from site to site.",
  keyTitle: "A key instead of a password",
  keyText: "You sign in with it. There is no account here to lose or leak.",
  homeAndKey:
    "A home for what you own on Ethereum, and a key that signs you in without one more account and password.",

  opening: "Opening {wallet}...",
  didNotConnect: "{wallet} did not connect",
  notInstalled: "{wallet} is not installed",
  notAvailable: "{wallet} is not available",
  another: "Choose another wallet",
  browseText: "Open this page inside {wallet}, and choose it there.",
  install: "INSTALL",
  installNamed: "INSTALL {wallet}",
  retry: "RETRY",
  confirmInExtension: "Confirm the connection in the extension.",
  confirmInWallet: "Confirm the connection in your wallet.",
  confirmInWindow: "Go on in the window that {wallet} opens.",
  onItsWay: "Asking {wallet} for a connection.",
  askingSafe: "Your Safe is being asked.",
  notInstalledText: "Once {wallet} is here, come back and choose it again.",
  safeElsewhere: "Safe opens sites inside itself: look for {app} among its apps.",
  elsewhere: "{wallet} cannot be reached from this browser. Any other will do.",
  nothingHappened: "Nothing was connected. Try again whenever you like.",
  fetching: "One moment...",
  notLoaded: "This part of the site could not be fetched. Check the connection, then try again.",
  connected: "Connected with {wallet}",

  // What the steps are called that are fetched once the dialog is open
  getAWallet: "Get a Wallet",
  scanWith: "Scan with {wallet}",
  scanWithPhone: "Scan with your phone",
  getWallet: "Get {wallet}",
  installWallet: "Install {wallet}",
  getStarted: "Get started with {wallet}",
});

export type ConnectPhrases = Phrases<(typeof texts)["english"]>;
