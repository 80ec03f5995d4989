// What the connect dialog says.
import type { Browser } from "../wallets/environment.ts";

const browserName = (browser: Browser) => (browser === "Browser" ? "your browser" : browser);

export const strings = {
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
  getNamed: (name: string) => `GET ${name}`,
  mobileAndExtension: "Mobile Wallet and Extension",
  mobileWallet: "Mobile Wallet",
  browserExtension: "Browser Extension",
  anotherWide: "Another one in mind? Many wallets work here: choose yours on the left.",
  anotherCompact: "Another one in mind? Go back to the list and choose yours there.",

  opening: (name: string) => `Opening ${name}...`,
  didNotConnect: (name: string) => `${name} did not connect`,
  notInstalled: (name: string) => `${name} is not installed`,
  notAvailable: (name: string) => `${name} is not available`,
  another: "Choose another wallet",
  notHere: "Not on this device",
  browseText: (name: string) => `Open this page inside ${name}, and choose it there.`,
  install: "INSTALL",
  installNamed: (name: string) => `INSTALL ${name}`,
  retry: "RETRY",
  confirmInExtension: "Confirm the connection in the extension.",
  confirmInWallet: "Confirm the connection in your wallet.",
  confirmInWindow: (name: string) => `Go on in the window that ${name} opens.`,
  askingSafe: "Your Safe is being asked.",
  notInstalledText: (name: string) => `Once ${name} is here, come back and choose it again.`,
  safeElsewhere: (appName: string) =>
    `Safe opens sites inside itself: look for ${appName} among its apps.`,
  elsewhere: (name: string) => `${name} cannot be reached from this browser. Any other will do.`,
  nothingHappened: "Nothing was connected. Try again whenever you like.",
  notLoaded: "This part of the site could not be fetched. Check the connection, then try again.",
  connected: (name: string) => `Connected with ${name}`,

  scanWith: (name: string) => `Scan with ${name}`,
  scanWithPhone: "Scan with your phone",
  codeToConnect: (name: string) => `Code to connect with ${name}`,
  codeToInstall: (name: string) => `Code to install ${name}`,
  preparingCode: "The code is on its way.",
  noWalletYet: (name: string) => `No ${name} yet?`,
  copyLink: "Copy link",
  copied: "Copied!",
  notCopied: "Could not copy",

  onItsWay: (name: string) => `Asking ${name} for a connection.`,
  openNamed: (name: string) => `Open ${name}`,
  openText: (name: string) => `Say yes in ${name}, then come back here.`,
  stranded: (name: string) => `${name} did not open?`,
  getTheApp: (name: string) => `Get ${name}`,
  showCode: "Show code",
  hideCode: "Hide code",

  getWallet: (name: string) => `Get ${name}`,
  forBrowser: (name: string, browser: Browser) => `${name} for ${browserName(browser)}`,
  forBrowserText: "Lives in the toolbar, one click from every page.",
  addToBrowser: (browser: Browser) => `Add to ${browserName(browser)}`,
  forMobile: (name: string) => `${name} for Mobile`,
  forMobileText: "Lives on your phone and meets this page through a code.",
  getApp: "Get the app",

  installWallet: (name: string) => `Install ${name}`,
  scanToInstall: "Scan it with your phone to download the app for iOS or Android.",
  goOn: "Continue",

  getStarted: (name: string) => `Get started with ${name}`,
  connect: "Connect",
  refresh: "Refresh",
};
