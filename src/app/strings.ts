// What the shell says to visitors.
import type { SiteConfig } from "../lib/siteConfig.ts";

type Features = Pick<SiteConfig["features"], "play" | "roomDesigner">;

export const strings = {
  skip: "Skip to content",
  mainNav: "Main",
  signIn: "Sign in",
  /** What an account keeps, and that nothing of it is needed to play. */
  whySignIn: ({ play, roomDesigner }: Features): string => {
    if (!play && !roomDesigner) return "Sign in to see the fields you own.";
    const what = [...(play ? ["your farm"] : []), ...(roomDesigner ? ["your rooms"] : [])];
    const why = `Sign in to have ${what.join(" and ")} on every device.`;
    return play ? `${why} You can play without; the farm stays on this one.` : why;
  },
  play: "Play",
  openMenu: "Open main menu",
  elsewhere: "(opens in a new tab)",
  myFields: "My fields",
  exchange: "Exchange",
  kept: "Your data",
  stayConnected: "Stay Connected",
  marketplace: "Marketplace",
  hostedOn: "Hosted On",
  wholeSite: "Site map",
  theGame: "The game",
  theLand: "The land",
  roomDesigner: "Room Designer",
  rooms: "Rooms",
  news: "News",
  rules: "Rules",
  fields: "Fields",
  mapAndParishes: "Map and parishes",
  odds: "Odds",
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
