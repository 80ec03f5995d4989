// What the shell says to visitors.
export const strings = {
  skip: "Skip to content",
  mainNav: "Main",
  signIn: "Sign in",
  play: "Play",
  openMenu: "Open main menu",
  elsewhere: "(opens in a new tab)",
  myFields: "My fields",
  exchange: "Exchange",
  kept: "Your data",
  stayConnected: "Stay Connected",
  marketplace: "Marketplace",
  hostedOn: "Hosted On",
  rules: "The rules of the farm",
  odds: "The odds of the fields",
  feeds: "Follow by feed:",
  atom: "Atom",
  json: "JSON",
  codeGone:
    "A part of this page could not be loaded. There may be a newer one, or the connection was lost.",
  broken:
    "Something went wrong on this page. It stands here as it was sent, and its links still lead on.",
  tooOld:
    "This browser is older than the site asks for: you can read everything, and a newer one lets you do the rest.",
  loadAgain: "Load the page again",
};
