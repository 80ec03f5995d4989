// Tells of steps that were done here and could not be kept after what another device did.
import { Button } from "@loamstead/ui/Button.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { FarmNotice } from "../session/playedFarm.ts";
import { lostWords } from "./lostWords.ts";
import { strings } from "./strings.ts";

type JoinedSlipProps = {
  readonly news: Extract<FarmNotice, { kind: "joined" }>;
  readonly clock: Clock;
  readonly onHeard: () => void;
};

export const JoinedSlip = ({ news, clock, onHeard }: JoinedSlipProps) => (
  <Slip words={lostWords(news, clock)} isSaid>
    <Button size="small" kind="secondary" onClick={onHeard}>
      {strings.heard}
    </Button>
  </Slip>
);
