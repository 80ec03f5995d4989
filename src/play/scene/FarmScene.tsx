// The farm in the round, fetched once its place is seen and the page is at rest.
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import site from "../../../site.config.ts";
import { planFor } from "../../fields/diorama/planFor.ts";
import { plotPlaces } from "../../fields/diorama/plots.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { hasWebGl, useLateScene } from "../../scene/useLateScene.ts";
import css from "./FarmScene.module.css";
import type { SceneProps } from "./sceneProps.ts";

const load = () => import("./RoundFarm.tsx").then(({ RoundFarm }) => RoundFarm);

/** Fills its place, which has a height of its own; there is nothing to be seen of it until `onLive`. */
export function FarmScene(props: SceneProps) {
  const place = useRef<HTMLDivElement>(null);
  const Round = useLateScene(place, load);
  const failed = useEffectEvent(props.onFailed);
  useEffect(() => {
    if (!hasWebGl()) failed();
  }, []);
  const { field } = props.played.ground;
  const { traits, plots } = useMemo(() => {
    const known = fieldTraits(site.collection.address, field);
    return { traits: known, plots: plotPlaces(planFor(known)) };
  }, [field]);
  return (
    <div ref={place} className={css.scene}>
      {Round && <Round {...props} traits={traits} plots={plots} />}
    </div>
  );
}
