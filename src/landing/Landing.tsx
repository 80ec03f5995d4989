// The landing page: the hero alive once the page is at rest, every other section when it comes near.
import { memo } from "react";
import { hero, sections } from "./sections.ts";
import { LateSection } from "./whenSeen.tsx";

export const Landing = memo(function Landing() {
  return (
    <>
      <LateSection part={hero} isFirst />
      {Object.entries(sections).map(([name, part]) => (
        <LateSection key={name} part={part} />
      ))}
    </>
  );
});
