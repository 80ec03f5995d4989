// The parts of the landing page, each in a chunk of its own.
import site from "../../site.config.ts";
import { type LatePart, loadWhenVisible } from "./loadWhenVisible.tsx";

const { news, roomDesigner } = site.features;

export const hero = loadWhenVisible(async () => (await import("./hero/Hero.tsx")).Hero);

/** What follows the hero, in page order. */
export const landingSections: Readonly<Record<string, LatePart>> = {
  overview: loadWhenVisible(async () => (await import("./overview/Overview.tsx")).Overview),
  alphaFields: loadWhenVisible(
    async () => (await import("./alphaFields/AlphaFields.tsx")).AlphaFields,
  ),
  ...(news && { news: loadWhenVisible(async () => (await import("./news/News.tsx")).News) }),
  flexibleGameplay: loadWhenVisible(
    async () => (await import("./flexibleGameplay/FlexibleGameplay.tsx")).FlexibleGameplay,
  ),
  world: loadWhenVisible(async () => (await import("./world/World.tsx")).World),
  ...(roomDesigner && {
    roomBand: loadWhenVisible(async () => (await import("./roomBand/RoomBand.tsx")).RoomBand),
  }),
};
