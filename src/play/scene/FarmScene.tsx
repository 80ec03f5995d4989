// The farm in the round, fetched once its place is seen and the page is at rest.
import { useRef } from "react";
import { useLateScene } from "../../scene/useLateScene.ts";
import css from "./FarmScene.module.css";
import type { SceneProps } from "./sceneProps.ts";

const load = () => import("./RoundFarm.tsx").then(({ RoundFarm }) => RoundFarm);

/** Fills its place, which has a height of its own; there is nothing to be seen of it until `onLive`. */
export function FarmScene(props: SceneProps) {
  const place = useRef<HTMLDivElement>(null);
  const Round = useLateScene(place, load, props.onFailed);
  return (
    <div ref={place} className={css.scene}>
      {Round && <Round {...props} />}
    </div>
  );
}
