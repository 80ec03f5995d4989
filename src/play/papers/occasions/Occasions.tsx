// What is to be had today besides the crops: what shows itself on the field, and tables that still wait for this farm.
import { dayAt } from "../../../farm/numbers/time.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { LaidTable } from "../book/LaidTable.tsx";
import { hasBeenTo, laidOn } from "../book/laid.ts";
import { Surprises } from "../surprises/Surprises.tsx";

export function Occasions(paper: PaperProps) {
  const day = dayAt(paper.now);
  const waiting = laidOn(day).filter((festival) => !hasBeenTo(paper.state.farm, festival, day));
  return (
    <>
      <Surprises {...paper} />
      {waiting.map((festival) => (
        <LaidTable key={festival} paper={paper} festival={festival} isBrief />
      ))}
    </>
  );
}
