// What the connect dialog says in the steps that are fetched once it is open.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("connect", {
  // Wallets for those who have none
  get: "GET",
  getNamed: "GET {wallet}",
  mobileAndExtension: "Mobile Wallet and Extension",
  mobileWallet: "Mobile Wallet",
  browserExtension: "Browser Extension",
  anotherWide:
    "Another one in mind? Many wallets work here: choose yours from the list beside this.",
  anotherCompact: "Another one in mind? Go back to the list and choose yours there.",
  // A code for a phone, or its app
  codeToConnect: "Code to connect with {wallet}",
  preparingCode: "The code is on its way.",
  noWalletYet: "No {wallet} yet?",
  copyLink: "Copy link",
  copied: "Copied!",
  notCopied: "Could not copy",
  openText: "Say yes in {wallet}, then come back here.",
  stranded: "{wallet} did not open?",
  showCode: "Show code",
  hideCode: "Hide code",
  // How one is installed
  forBrowser: "{wallet} for {browser}",
  forYourBrowser: "{wallet} for your browser",
  forBrowserText: "Lives in the toolbar, one click from every page.",
  addToBrowser: "Add to {browser}",
  addToYourBrowser: "Add to your browser",
  forMobile: "{wallet} for Mobile",
  forMobileText: "Lives on your phone and meets this page through a code.",
  getApp: "Get the app",
  codeToInstall: "Code to install {wallet}",
  scanToInstall: "Scan it with your phone to download the app for iOS or Android.",
  goOn: "Continue",
  // The first steps with it
  connect: "Connect",
  refresh: "Refresh",
});
