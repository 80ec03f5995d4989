// The parts of the landing page, each in a chunk of its own.
import site from "../../site.config.ts";
import { type LatePart, whenSeen } from "./whenSeen.tsx";

const { news, roomDesigner } = site.features;

export const hero = whenSeen(async () => (await import("./hero/Hero.tsx")).Hero);

/** What follows the hero, in page order. */
export const sections: Readonly<Record<string, LatePart>> = {
  overview: whenSeen(async () => (await import("./overview/Overview.tsx")).Overview),
  alphaFields: whenSeen(async () => (await import("./alphaFields/AlphaFields.tsx")).AlphaFields),
  ...(news && { news: whenSeen(async () => (await import("./news/News.tsx")).News) }),
  flexibleGameplay: whenSeen(
    async () => (await import("./flexibleGameplay/FlexibleGameplay.tsx")).FlexibleGameplay,
  ),
  world: whenSeen(async () => (await import("./world/World.tsx")).World),
  ...(roomDesigner && {
    roomBand: whenSeen(async () => (await import("./roomBand/RoomBand.tsx")).RoomBand),
  }),
};
