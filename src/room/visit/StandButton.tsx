// Stands the room on a table before a device's camera; on devices that cannot there is no such button.
import { useEffect, useState } from "react";
import type { Stage } from "../stage/stage.ts";
import { OnTableButton } from "./OnTableButton.tsx";
import { StandFileButton } from "./StandFileButton.tsx";
import { type Standing, standingHere, standsFiles } from "./standing.ts";

type StandButtonProps = { stage: Pick<Stage, "file" | "stand"> | null };

export function StandButton({ stage }: StandButtonProps) {
  const [standing, setStanding] = useState<Standing>(() => (standsFiles() ? "file" : "none"));
  useEffect(() => {
    let isWanted = true;
    void standingHere().then((found) => isWanted && setStanding(found));
    return () => {
      isWanted = false;
    };
  }, []);
  if (standing === "none") return null;
  return standing === "file" ? <StandFileButton stage={stage} /> : <OnTableButton stage={stage} />;
}
