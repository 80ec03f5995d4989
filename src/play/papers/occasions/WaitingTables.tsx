// Tables of festivals that are laid, and to which this farm has not brought anything yet.
import { dayAt } from "../../../farm/numbers/time.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { LaidTable } from "../book/LaidTable.tsx";
import { hasBeenTo, laidOn } from "../book/laid.ts";

export function WaitingTables(paper: PaperProps) {
  const day = dayAt(paper.now);
  return laidOn(day)
    .filter((festival) => !hasBeenTo(paper.state.farm, festival, day))
    .map((festival) => <LaidTable key={festival} paper={paper} festival={festival} isBrief />);
}
