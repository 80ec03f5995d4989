// The first plots of a farm as buttons: what stands in each, what a press on it does, and what came of the last.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useState } from "react";
import { plotWords } from "../../farm/describe/plot.ts";
import { readyAt } from "../../farm/growth/grow.ts";
import { roomIn, sizeOf } from "../../farm/state/barn.ts";
import { pictureOf } from "../bed/pictureOf.ts";
import type { OpenFarm } from "../farms/farms.ts";
import type { Wish } from "../session/playedFarm.ts";
import { useNow, usePlayed } from "../session/usePlayed.ts";
import { type Bed, standingOf } from "../view/bed.ts";
import { clockAt } from "../view/clock.ts";
import { firstStep } from "../view/firstSteps.ts";
import { countdown } from "../view/span.ts";
import { perform, type Said } from "../view/speak.ts";
import { strings } from "../view/strings.ts";
import { obvious, wishesOf } from "../view/task.ts";
import { SHORT_UNDO, undoable } from "../view/undoable.ts";
import { firstStepWords, undoWords } from "../view/words.ts";

/** What is sown here: its seed is free, and never ends. */
const SEED = "sunflower";

/** Of the farm that is open, `count` plots at most. */
export function useFrontBed(played: OpenFarm, count: number) {
  const { ground } = played;
  const { farm } = usePlayed(played);
  const now = useNow(played, SHORT_UNDO);
  const [said, setSaid] = useState<Said | null>(null);
  const bed: Bed = { ground, farm, now };
  const clock = clockAt(now);

  const run = (wishes: readonly Wish[]) => {
    const next = perform(played, wishes, clock);
    setSaid(next);
    announce(next.text);
  };

  const plots = ground.plots.slice(0, count).map((_, plot) => {
    const tool = obvious(bed, plot, null);
    const ready = readyAt(ground, farm, plot);
    return {
      standing: standingOf(bed, plot),
      picture: pictureOf(bed, plot),
      words: plotWords(ground, farm, plot, now, clock),
      /** What a press does; null where there is nothing to be done. */
      task: tool && strings.toolNames[tool],
      left: ready !== null && ready > now ? countdown(ready - now) : null,
      press: () => tool && run(wishesOf(bed, tool, 1 << plot, SEED)),
    };
  });

  const step = firstStep(bed);
  const last = undoable(farm, now);
  const size = sizeOf(farm);
  return {
    field: ground.field,
    plots,
    /** The next line for a newcomer. */
    line: step && firstStepWords(step, now),
    said,
    barn: strings.barnSaid(size - roomIn(farm), size),
    undo: last && { words: undoWords(last, now), run: () => run([{ kind: "undo", of: last.of }]) },
  };
}
