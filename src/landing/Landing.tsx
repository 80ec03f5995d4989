// The landing page: the hero alive once the page is at rest, every other section when it comes near.
import { memo } from "react";
import type { PageProps } from "../lib/page.ts";
import { LateSection } from "./loadWhenVisible.tsx";
import { DrawnSeason, givenSeason } from "./season/drawnSeason.ts";
import { hero, landingSections } from "./sections.ts";

export const Landing = memo(function Landing({ given }: PageProps) {
  return (
    <DrawnSeason value={givenSeason(given)}>
      <LateSection part={hero} isFirst />
      {Object.entries(landingSections).map(([name, part]) => (
        <LateSection key={name} part={part} />
      ))}
    </DrawnSeason>
  );
});
