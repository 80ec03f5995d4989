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

  getAWallet: "Get a Wallet",
  get: "GET",
  getNamed: "GET {wallet}",
  mobileAndExtension: "Mobile Wallet and Extension",
  mobileWallet: "Mobile Wallet",
  browserExtension: "Browser Extension",
  anotherWide:
    "Another one in mind? Many wallets work here: choose yours from the list beside this.",
  anotherCompact: "Another one in mind? Go back to the list and choose yours there.",

  opening: "Opening {wallet}...",
  didNotConnect: "{wallet} did not connect",
  notInstalled: "{wallet} is not installed",
  notAvailable: "{wallet} is not available",
  another: "Choose another wallet",
  notHere: "Not on this device",
  browseText: "Open this page inside {wallet}, and choose it there.",
  install: "INSTALL",
  installNamed: "INSTALL {wallet}",
  retry: "RETRY",
  confirmInExtension: "Confirm the connection in the extension.",
  confirmInWallet: "Confirm the connection in your wallet.",
  confirmInWindow: "Go on in the window that {wallet} opens.",
  askingSafe: "Your Safe is being asked.",
  notInstalledText: "Once {wallet} is here, come back and choose it again.",
  safeElsewhere: "Safe opens sites inside itself: look for {app} among its apps.",
  elsewhere: "{wallet} cannot be reached from this browser. Any other will do.",
  nothingHappened: "Nothing was connected. Try again whenever you like.",
  notLoaded: "This part of the site could not be fetched. Check the connection, then try again.",
  connected: "Connected with {wallet}",

  scanWith: "Scan with {wallet}",
  scanWithPhone: "Scan with your phone",
  codeToConnect: "Code to connect with {wallet}",
  codeToInstall: "Code to install {wallet}",
  preparingCode: "The code is on its way.",
  noWalletYet: "No {wallet} yet?",
  copyLink: "Copy link",
  copied: "Copied!",
  notCopied: "Could not copy",

  onItsWay: "Asking {wallet} for a connection.",
  openText: "Say yes in {wallet}, then come back here.",
  stranded: "{wallet} did not open?",
  showCode: "Show code",
  hideCode: "Hide code",

  getWallet: "Get {wallet}",
  forBrowser: "{wallet} for {browser}",
  forYourBrowser: "{wallet} for your browser",
  forBrowserText: "Lives in the toolbar, one click from every page.",
  addToBrowser: "Add to {browser}",
  addToYourBrowser: "Add to your browser",
  forMobile: "{wallet} for Mobile",
  forMobileText: "Lives on your phone and meets this page through a code.",
  getApp: "Get the app",

  installWallet: "Install {wallet}",
  scanToInstall: "Scan it with your phone to download the app for iOS or Android.",
  goOn: "Continue",

  getStarted: "Get started with {wallet}",
  connect: "Connect",
  refresh: "Refresh",
});

export type ConnectPhrases = Phrases<(typeof texts)["english"]>;
