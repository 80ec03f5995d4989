// The landing page: the hero as it was printed, every other section alive when it comes near.
import { memo } from "react";
import { hero, sections } from "./sections.ts";
import { LateSection } from "./whenSeen.tsx";

export const Landing = memo(function Landing() {
  return (
    <>
      <LateSection part={hero} asPrinted />
      {Object.entries(sections).map(([name, part]) => (
        <LateSection key={name} part={part} />
      ))}
    </>
  );
});
