// A wallet that nobody listed and that announced itself: it brings its own name and picture.
import type { AnnouncedWallet } from "../discovery/cleanAnnouncement.ts";
import { plainIcon } from "./injected.ts";
import { announcedRoute } from "./routes.ts";
import { strings } from "./strings.ts";
import type { Wallet } from "./wallet.ts";

export type Announced = Pick<AnnouncedWallet, "rdns" | "name" | "icon">;

export function announcedWallet({ rdns, name, icon = plainIcon }: Announced): Wallet {
  return {
    id: rdns,
    name,
    shortName: name,
    iconUrl: icon,
    iconBackground: "#fff",
    iconAccent: "#566a1c",
    groupName: strings.installed,
    rdns: [rdns],
    downloadUrls: {},
    route: (seen) => announcedRoute([rdns], seen),
  };
}
