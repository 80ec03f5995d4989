// Brave Wallet: a part of the Brave browser, found nowhere else.
import mark from "simple-icons/icons/brave.svg?raw";
import { announcedRoute, flaggedRoute } from "./routes.ts";
import { strings } from "./strings.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Wallet } from "./wallet.ts";

const rdns = ["com.brave.wallet"];
const colour = "#fb542b";

export const brave: Wallet = {
  id: "brave",
  name: "Brave Wallet",
  shortName: "Brave",
  iconUrl: svgUrl(mark.replace('viewBox="0 0 24 24"', `viewBox="-3 -3 30 30" fill="${colour}"`)),
  iconBackground: "#fff",
  iconAccent: colour,
  groupName: strings.popular,
  rdns,
  downloadUrls: {},
  route: (seen) => announcedRoute(rdns, seen) ?? flaggedRoute("isBraveWallet", seen),
};
