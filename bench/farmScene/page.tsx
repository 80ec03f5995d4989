// The page that the benchmark of the farm in the round looks at: the farm alone, and hands to play with.
import "./page.css";
import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { FarmGround } from "../../src/farm/ground/ground.ts";
import type { Ms } from "../../src/farm/numbers/time.ts";
import type { Farm } from "../../src/farm/state/farm.ts";
import { fieldGround } from "../../src/farm/testing/trial.ts";
import { FarmScene } from "../../src/play/scene/index.ts";
import type { FarmAction } from "../../src/play/session/playedFarm.ts";
import { farmOnPage } from "../../src/play/testing/farmOnPage.ts";

type Asked = {
  readonly field: number;
  readonly own?: Partial<Farm>;
  readonly at?: Ms;
  readonly hour?: number;
  readonly rains?: boolean;
};

type FarmBench = {
  readonly open: (asked: Asked) => void;
  /** Does it, and tells how many milliseconds of script the page had with it until its frame was drawn. */
  readonly act: (wish: FarmAction) => Promise<number>;
  readonly pass: (time: number) => void;
  readonly choose: (plot: number | null) => void;
  readonly told: (readonly [string, number])[];
};

declare global {
  interface Window {
    farmBench: FarmBench;
  }
}

const root = createRoot(document.querySelector("main")!);
let played = farmOnPage();
let opened = 0;
let choose: (plot: number | null) => void = () => {};
const told: (readonly [string, number])[] = [];

function Bench({ hour }: { hour: number }) {
  const [chosen, setChosen] = useState<number | null>(null);
  choose = setChosen;
  const state = useSyncExternalStore(played.subscribe, played.state);
  const now = useSyncExternalStore(played.subscribe, played.now);
  return (
    <FarmScene
      played={played}
      state={state}
      now={now}
      hour={hour}
      chosen={chosen}
      onPlot={(plot, how) => told.push([how, plot])}
      onDragEnd={() => told.push(["end", -1])}
      onDragLeft={() => told.push(["left", -1])}
      onChoose={setChosen}
      onFailed={() => told.push(["failed", -1])}
    />
  );
}

window.farmBench = {
  told,
  open({ field, own = {}, at, hour = 12, rains = false }) {
    opened += 1;
    const ground = fieldGround(field);
    const wet: FarmGround = { ...ground, weather: () => ({ kind: "rain", from: 0, to: 24 }) };
    played = farmOnPage(own, rains ? wet : ground);
    if (at !== undefined) played.pass(at - played.now());
    root.render(<Bench key={opened} hour={hour} />);
  },
  act(wish) {
    const { promise, resolve } = Promise.withResolvers<number>();
    let [began, spent] = [0, 0];
    // The scene's own frame is asked for between these two.
    requestAnimationFrame(() => {
      began = performance.now();
    });
    const before = performance.now();
    flushSync(() => played.act(wish));
    spent = performance.now() - before;
    requestAnimationFrame(() => resolve(spent + performance.now() - began));
    return promise;
  },
  pass: (time) => played.pass(time),
  choose: (plot) => choose(plot),
};
