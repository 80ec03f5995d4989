// The farm as a picture that is played in: drawn at first, and in the round once that is there.
import { useMemo, useRef } from "react";
import site from "../../../site.config.ts";
import { planFor } from "../../fields/diorama/atDoor.ts";
import { plotPlaces } from "../../fields/diorama/plots.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { useLateScene } from "../../scene/useLateScene.ts";
import css from "./FarmScene.module.css";
import type { SceneProps } from "./sceneProps.ts";

const load = () => import("./RoundFarm.tsx").then(({ RoundFarm }) => RoundFarm);

/** Fills its place, which has a height of its own. */
export function FarmScene(props: SceneProps) {
  const place = useRef<HTMLDivElement>(null);
  const Round = useLateScene(place, load);
  const { field } = props.played.ground;
  const { traits, plots } = useMemo(() => {
    const known = fieldTraits(site.collection.address, field);
    return { traits: known, plots: plotPlaces(planFor(known)) };
  }, [field]);
  return (
    <div ref={place} className={css.scene}>
      {Round && <Round {...props} traits={traits} plots={plots} onLive={() => {}} />}
    </div>
  );
}
