// The first plots of a farm as buttons: what stands in each, what a press on it does, and what came of the last.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useState } from "react";
import { plotWords, stageWord } from "../../farm/describe/plot.ts";
import { seedName } from "../../farm/describe/refusal.ts";
import { water } from "../../farm/events/water.ts";
import { grownAt, moistUntil, readyAt } from "../../farm/growth/grow.ts";
import { type GrowthStage, stageOf } from "../../farm/growth/stage.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { barnSize, roomIn } from "../../farm/state/barn.ts";
import { countOf } from "../../farm/state/counts.ts";
import type { Crop } from "../../farm/tables/crops.ts";
import { cropOf } from "../../farm/tables/heirlooms.ts";
import { pictureOf } from "../bed/pictureOf.ts";
import type { OpenFarm } from "../farms/farms.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { useNow, usePlayed } from "../session/usePlayed.ts";
import { type BedState, type PlotStatus, plotStatusOf } from "../view/bed.ts";
import { clockAt } from "../view/clock.ts";
import { countdown, spanWords } from "../view/span.ts";
import { type ActionMessage, perform } from "../view/speak.ts";
import { strings } from "../view/strings.ts";
import { actionsFor, type FieldTool, obvious } from "../view/task.ts";
import { SHORT_UNDO, undoable } from "../view/undoable.ts";
import { undoWords } from "../view/words.ts";
import { useReadySaid } from "../yard/useReadySaid.ts";

/** What is sown here: its seed is free, and never ends. */
const SEED = "sunflower";

/** A plot of the front bed as it is drawn and pressed. */
export type FrontPlot = {
  readonly standing: PlotStatus;
  /** Whether its earth is wet, with or without anything in it. */
  readonly isWet: boolean;
  /** What grows there, and how far it has come; null for bare earth. */
  readonly grows: {
    readonly crop: Crop;
    readonly stage: GrowthStage;
    readonly words: string;
    /** A small picture of it; null where there is none. */
    readonly picture: string | null;
  } | null;
  /** All of it in words, as a reader hears it. */
  readonly words: string;
  /** What a press does; null where there is nothing to be done. */
  readonly tool: FieldTool | null;
  /** How long it takes still, as a countdown and in words, and how long if it is watered now; null where nothing is awaited. */
  readonly left: {
    readonly count: string;
    readonly words: string;
    readonly watered: string;
  } | null;
};

/** What came of the last press, and where that was. */
export type FrontSaid = ActionMessage & { readonly plot: number; readonly tool: FieldTool };

/** Of the farm that is open, `count` plots at most. */
export function useFrontBed(played: OpenFarm, count: number) {
  const { ground } = played;
  const { farm } = usePlayed(played);
  const now = useNow(played, SHORT_UNDO);
  const [said, setSaid] = useState<FrontSaid | null>(null);
  const bed: BedState = { ground, farm, now };
  const clock = clockAt(now);

  const plots = ground.plots.slice(0, count).map((_, plot): FrontPlot => {
    const sown = grownAt(ground, farm, plot, now);
    return {
      standing: plotStatusOf(bed, plot),
      isWet: moistUntil(ground, farm, plot, now) > now,
      grows: sown && {
        crop: cropOf(sown.what),
        stage: stageOf(sown),
        words: `${seedName(sown.what)}, ${stageWord(sown)}`,
        picture: pictureOf(bed, plot),
      },
      words: plotWords(ground, farm, plot, now, clock),
      tool: obvious(bed, plot, null),
      left: leftOf(bed, plot),
    };
  });
  const ready = plots.filter(({ standing }) => standing === "ready").length;
  useReadySaid(farm, ready);

  const run = (wishes: readonly FarmAction[]): ActionMessage => {
    const next = perform(played, wishes, clockAt(played.now()));
    announce(next.text);
    return next;
  };
  const last = undoable(farm, now);
  const size = barnSize(farm);
  return {
    field: ground.field,
    plots,
    said,
    /** Does what is obvious there; false where nothing was done. */
    press: (plot: number): boolean => {
      // By what is there now: two presses may come faster than they are drawn.
      const at: BedState = { ground, farm: played.state().farm, now: played.now() };
      const tool = obvious(at, plot, null);
      if (!tool) return false;
      const next = run(actionsFor(at, tool, 1 << plot, SEED));
      setSaid({ ...next, plot, tool });
      return !next.isRefused;
    },
    barn: {
      sunflowers: countOf(farm.barn, SEED),
      words: strings.barnSaid(size - roomIn(farm), size),
    },
    undo: last && {
      left: countdown(last.until - now),
      words: undoWords(last, now),
      run: () => {
        run([{ kind: "undo", of: last.of }]);
        setSaid(null);
      },
    },
  };
}

function leftOf({ ground, farm, now }: BedState, plot: number): FrontPlot["left"] {
  const ready = readyAt(ground, farm, plot);
  if (ready === null || ready <= now) return null;
  const wet = water(farm, { kind: "water", plots: 1 << plot, at: now }, ground);
  const sooner = (wet.ok && readyAt(ground, wet.value.farm, plot)) || ready;
  const span = (at: Ms) => spanWords(at - now);
  return { count: countdown(ready - now), words: span(ready), watered: span(sooner) };
}
