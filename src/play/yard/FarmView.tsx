// The farm to look at: the bed at once, and in its place the farm in the round as soon as that is drawn and no hand is at work.
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import { Bed } from "../bed/Bed.tsx";
import { FarmScene } from "../scene/index.ts";
import type { PlayedFarm, PlayState } from "../session/playedFarm.ts";
import type { BedState as BedNow } from "../view/bed.ts";
import { localHour } from "../view/localHour.ts";
import { strings } from "../view/strings.ts";
import type { PlayViewAction, PlayViewState } from "../view/view.ts";
import css from "./FarmView.module.css";
import { type Aimed, Pointer, usePointer } from "./Pointer.tsx";
import { useCalm } from "./useCalm.ts";
import type { YardHandlers } from "./useYardHandlers.ts";

type FarmViewProps = {
  readonly played: PlayedFarm;
  readonly state: PlayState;
  readonly bed: BedNow;
  readonly view: PlayViewState;
  readonly move: (move: PlayViewAction) => void;
  readonly hands: YardHandlers;
  readonly clock: Clock;
  /** By the chosen plot, or where a newcomer is led. */
  readonly ring: number | null;
  /** What stands below it, and points at the plot with the ring. */
  readonly note: RefObject<HTMLElement | null>;
  /** Told whether the farm in the round is to be seen. */
  readonly live: RefObject<boolean>;
};

/** The hour at which one sits at a table on the green. */
const EVENING = 20;

export function FarmView(props: FarmViewProps) {
  const { played, state, bed, view, move, hands, clock, ring, note, live } = props;
  const isEvening = view.seat === "green";
  const [isFlat, setFlat] = useState(false);
  const [isLive, setLive] = useState(false);
  const whenCalm = useCalm();
  const { line, aim } = usePointer(note);
  const flat = useRef<HTMLDivElement>(null);
  const inTheRound = useRef<Aimed>(null);
  const press = {
    onPlot: hands.onPlot,
    onDragEnd: hands.onDragEnd,
    onDragLeft: hands.onDragLeft,
    onChoose: (plot: number) => move({ kind: "choose", plot }),
    onThing: hands.onThing,
  };

  // Flat plots are where the page has put them; those in the round say so themselves.
  useEffect(() => {
    const place = flat.current;
    if (isLive) return aim(inTheRound.current);
    if (!place) return;
    const cell = () => place.querySelector(`[data-plot="${ring}"]`);
    const look = () => {
      const plot = cell()?.getBoundingClientRect();
      const { left, top } = place.getBoundingClientRect();
      aim(plot ? { x: plot.x + plot.width / 2 - left, y: plot.y + plot.height / 2 - top } : null);
    };
    // In a low window not all rows are seen at once.
    const show = () => {
      cell()?.scrollIntoView({ block: "nearest" });
      look();
    };
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(place);
    place.addEventListener("scroll", look);
    return () => {
      sizes.disconnect();
      place.removeEventListener("scroll", look);
    };
  }, [isLive, ring, aim]);

  return (
    <section className={css.view} aria-label={strings.farm}>
      {!isFlat && (
        <FarmScene
          played={played}
          state={state}
          now={bed.now}
          hour={isEvening ? EVENING : localHour(bed.now)}
          isEvening={isEvening}
          chosen={view.thing === null ? ring : null}
          chosenThing={view.thing}
          {...press}
          onAnchored={(at) => {
            inTheRound.current = at;
            if (isLive) aim(at);
          }}
          whenCalm={whenCalm}
          onLive={(next) => {
            live.current = next;
            setLive(next);
          }}
          onFailed={() => setFlat(true)}
        />
      )}
      <div ref={flat} className={css.flat} data-hidden={isLive || undefined}>
        <Bed
          bed={bed}
          clock={clock}
          chosen={view.chosen}
          ring={ring}
          marked={view.marked}
          isHidden={isLive}
          {...press}
        />
      </div>
      <Pointer line={line} />
    </section>
  );
}
