// The landing page as the router loads it.
import words from "../../content/landing/share.json";
import site from "../../site.config.ts";
import type { Page } from "../lib/page.ts";
import { share } from "../stills/share.ts";
import { Landing } from "./Landing.tsx";
import { bedPlace } from "./overview/bedPlace.ts";
import { hero, landingSections } from "./sections.ts";

export type { GivenLanding } from "./season/drawnSeason.ts";

/** A page drawn from scratch needs every section at once, so that anchors find their place. */
export async function loadLandingPage(
  arrival: "prerendered" | "navigated",
  given?: object,
): Promise<Page> {
  if (arrival === "navigated") {
    await Promise.all([hero, ...Object.values(landingSections)].map((part) => part.load()));
  }
  return {
    title: site.name,
    description: site.description,
    image: { ...share, alt: words.landing },
    below: "overview",
    ...(site.features.play && { skipTo: bedPlace }),
    ...(given && { given }),
    Content: Landing,
  };
}
