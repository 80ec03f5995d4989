// A wallet that nobody listed and that announced itself: it brings its own name and picture.
import type { AnnouncedWallet } from "../discovery/cleanAnnouncement.ts";
import { groups } from "./groups.ts";
import { announcedRoute } from "./routes.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Wallet } from "./wallet.ts";

/** A purse, for every wallet that shows no picture of its own. */
export const plainIcon = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#566a1c" ' +
    'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M18.5 7.5V5.2a1.2 ' +
    "1.2 0 0 0-1.2-1.2H5.8a1.8 1.8 0 0 0 0 3.5h13.4a1.3 1.3 0 0 1 1.3 1.3v9.9a1.3 1.3 0 0 1-1.3 " +
    '1.3H5.8A1.8 1.8 0 0 1 4 18.2V5.8"/><circle cx="16" cy="13.8" r=".9" fill="#566a1c"/></svg>',
);

export type Announced = Pick<AnnouncedWallet, "rdns" | "name" | "icon">;

export function announcedWallet({ rdns, name, icon = plainIcon }: Announced): Wallet {
  return {
    id: rdns,
    name,
    shortName: name,
    iconUrl: icon,
    iconBackground: "#fff",
    iconAccent: "#566a1c",
    groupName: groups.installed,
    rdns: [rdns],
    downloadUrls: {},
    route: (seen) => announcedRoute([rdns], seen),
  };
}
