// The thing beside the beds that is chosen: its name, how it stands, and what can be done there.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect } from "react";
import { VillagerFace } from "../../people/index.ts";
import type { ThingId } from "../scene/index.ts";
import type { BedState } from "../view/bed.ts";
import css from "./around.module.css";
import { describeThing } from "./describeThing.ts";
import { ThingWays, type ThingWaysProps } from "./ThingWays.tsx";
import { useGreenNow } from "./useGreenNow.ts";

type ThingNoteProps = ThingWaysProps & {
  readonly thing: ThingId;
  readonly bed: BedState;
  /** Whether somebody sits at the green. */
  readonly isEvening: boolean;
};

export function ThingNote({ thing, bed, isEvening, ...ways }: ThingNoteProps) {
  const green = useGreenNow(bed, isEvening);
  const info = describeThing(thing, bed, ways.paper.clock, green);
  const said = info && (info.words ? `${info.name}. ${info.words}` : info.name);
  // Whoever walks round by keys hears where they are; what changes meanwhile is told by what changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thing is said once.
  useEffect(() => {
    if (said) announce(said);
  }, [thing, green?.words === null]);
  if (!info) return null;
  return (
    <section className={css.note} data-points="">
      {info.face && <VillagerFace farm={bed.farm} who={info.face} size={40} />}
      <div>
        <h2 tabIndex={-1}>{info.name}</h2>
        {info.words && <p>{info.words}</p>}
      </div>
      {info.ways.length > 0 && (
        <div className={css.ways}>
          <ThingWays {...ways} info={info} />
        </div>
      )}
    </section>
  );
}
