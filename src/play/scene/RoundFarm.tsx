// A farm in the round in its place: pressed, drawn over, pinched and wheeled; it takes the place of the bed while no hand is at work there.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import site from "../../../site.config.ts";
import { dayAt, seasonOn } from "../../farm/numbers/time.ts";
import { planFor } from "../../fields/diorama/planFor.ts";
import { plotPlaces } from "../../fields/diorama/plots.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import css from "./FarmScene.module.css";
import { usePresses } from "./hands/usePresses.ts";
import { sceneryWanted, standingLookOf } from "./land/sceneryWanted.ts";
import { looksOf } from "./plants/looks.ts";
import { type LiveFarm, openLiveFarm } from "./round/liveFarm.ts";
import type { SceneProps } from "./sceneProps.ts";
import { ToGreen } from "./ToGreen.tsx";
import { ViewButtons } from "./ViewButtons.tsx";
import type { WindowPoint } from "./view/farmCamera.ts";
import { skyNow } from "./view/skyNow.ts";
import { paintOf } from "./yard/paintOf.ts";

export function RoundFarm(props: SceneProps) {
  const { played, state, now, hour, chosen, chosenThing = null, isEvening = false } = props;
  const { ground } = played;
  const { traits, plots, store } = useMemo(() => {
    const known = fieldTraits(site.collection.address, ground.field);
    const plan = planFor(known);
    const { x, z } = plan.house;
    return { traits: known, plots: plotPlaces(plan), store: [x, 0.6, z] as const };
  }, [ground.field]);
  const free = useRef<HTMLDivElement>(null);
  const canvasPlace = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const wide = useRef<HTMLDivElement>(null);
  const [farm, setFarm] = useState<LiveFarm | null>(null);
  const [isShown, setShown] = useState(false);
  const [beyond, setBeyond] = useState<WindowPoint | null>(null);
  const stopWaiting = useRef(() => {});
  const show = useEffectEvent((isLive: boolean) => {
    setShown(isLive);
    props.onLive?.(isLive);
  });
  const shown = useEffectEvent((isLive: boolean) => {
    stopWaiting.current();
    const { whenCalm } = props;
    if (!isLive || !whenCalm) return show(isLive);
    stopWaiting.current = whenCalm(() => show(true));
  });
  const anchored = useEffectEvent((at: { x: number; y: number } | null) => {
    const { offsetLeft = 0, offsetTop = 0 } = wide.current ?? {};
    props.onAnchored?.(at && { x: at.x + offsetLeft, y: at.y + offsetTop });
  });
  const failed = useEffectEvent(() => props.onFailed());

  useEffect(() => {
    const live = openLiveFarm(
      canvasPlace.current!,
      { traits, plots, store, free: free.current! },
      { shown, failed, anchored: (at) => anchored(at), beyond: (at) => setBeyond(at) },
    );
    setFarm(live);
    return () => {
      live.close();
      shown(false);
    };
  }, [traits, plots, store]);

  const looks = useMemo(() => looksOf(ground, state.farm, now), [ground, state.farm, now]);
  const season = seasonOn(dayAt(now));
  const light = lightAt(hour, season);
  const { falls, isGrey } = skyNow(ground, now);
  const { book, dress } = state.farm;
  const paint = useMemo(() => paintOf({ book, dress }), [book, dress]);
  // What is in the beds is asked for first: it is built in a moment, the land in seconds.
  useEffect(() => farm?.know(looks), [farm, looks]);
  useEffect(() => {
    farm?.set({ season, hour: light, sky: { falls, isGrey }, paint });
  }, [farm, season, light, falls, isGrey, paint]);
  const isLit = light !== "day";
  // Nothing is built again that did not change.
  useEffect(() =>
    farm?.furnish(
      sceneryWanted(standingLookOf({ ground, farm: state.farm, now }, { isEvening }), looks, {
        traits,
        season,
        isLit,
      }),
    ),
  );
  useEffect(() => {
    const thing = chosenThing && { thing: chosenThing };
    farm?.choose(chosen === null ? thing : { plot: chosen });
  }, [farm, chosen, chosenThing]);
  usePresses(stage, isShown ? farm : null, props);

  return (
    <div ref={free} className={css.round} data-shown={isShown || undefined}>
      <div ref={wide} className={css.wide}>
        <div ref={canvasPlace} className={css.canvas} aria-hidden="true" />
        {isShown && <div ref={stage} className={css.stage} data-stage="" />}
        {isShown && farm && beyond && <ToGreen at={beyond} onGo={() => farm.show("green")} />}
      </div>
      {isShown && farm && <ViewButtons farm={farm} />}
    </div>
  );
}
