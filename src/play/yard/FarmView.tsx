// The farm to look at: the bed at once, and in its place the farm in the round as soon as that is drawn.
import { type ReactNode, useState } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import { Bed } from "../bed/Bed.tsx";
import { FarmScene } from "../scene/index.ts";
import type { PlayedFarm, PlayState } from "../session/playedFarm.ts";
import type { Bed as BedNow } from "../view/bed.ts";
import { nextStep } from "../view/nextStep.ts";
import { strings } from "../view/strings.ts";
import type { Move, View } from "../view/view.ts";
import css from "./FarmView.module.css";
import { hourOf } from "./hourOf.ts";
import type { Hands } from "./useHands.ts";

type FarmViewProps = {
  readonly played: PlayedFarm;
  readonly state: PlayState;
  readonly bed: BedNow;
  readonly view: View;
  readonly move: (move: Move) => void;
  readonly hands: Hands;
  readonly clock: Clock;
  readonly slip: ReactNode;
  /** The farm in the round is drawn. */
  readonly isLive: boolean;
  readonly onLive: (isLive: boolean) => void;
};

export function FarmView(props: FarmViewProps) {
  const { played, state, bed, view, move, hands, clock, slip, isLive, onLive } = props;
  const [isFlat, setFlat] = useState(false);
  // A newcomer's ring lies where the line beside it speaks of.
  const ring = view.chosen ?? nextStep(bed)?.plot ?? null;
  const press = {
    onPlot: hands.onPlot,
    onDragEnd: hands.onDragEnd,
    onChoose: (plot: number) => move({ kind: "choose", plot }),
  };
  return (
    <section className={css.view} aria-label={strings.farm}>
      {!isFlat && (
        <FarmScene
          played={played}
          state={state}
          now={bed.now}
          hour={hourOf(bed.now)}
          chosen={ring}
          slip={slip}
          {...press}
          onLive={onLive}
          onFailed={() => setFlat(true)}
        />
      )}
      <div className={css.flat} data-hidden={isLive || undefined}>
        <Bed
          bed={bed}
          clock={clock}
          chosen={view.chosen}
          ring={ring}
          marked={view.marked}
          isHidden={isLive}
          {...press}
        />
        {!isLive && slip}
      </div>
    </section>
  );
}
