// What is to be seen in the sky just now: each a drawing with a button as large over it.
import { useEffect } from "react";
import { surprisePlaces } from "../../farm/describe/surprisePlaces.ts";
import { surprisesAt } from "../../farm/surprises/surprisesAt.ts";
import { pressBehind } from "../scene/hands/pressBehind.ts";
import { SkySurprise } from "../scene/surprises/sky/SkySurprise.tsx";
import { isOfSky } from "../scene/surprises/sky/skySurprises.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { BedState } from "../view/bed.ts";
import css from "./SkySurprises.module.css";

type SkySurprisesProps = {
  readonly bed: BedState;
  readonly run: (wishes: readonly FarmAction[]) => void;
};

/** Of a press on the farm in the round its hands have told already, and which was none. */
function onEmpty({ target, clientX, clientY, isTrusted }: MouseEvent): void {
  // A key's press comes from no place.
  const isByKey = isTrusted && clientX === 0 && clientY === 0;
  if (isByKey || (target as Element).matches("[data-stage], [data-behind]")) return;
  pressBehind(clientX, clientY);
}

export function SkySurprises({ bed: { ground, farm, now }, run }: SkySurprisesProps) {
  const there = surprisesAt(ground, farm, now).filter(isOfSky);
  const isEmpty = there.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    document.addEventListener("click", onEmpty);
    return () => document.removeEventListener("click", onEmpty);
  }, [isEmpty]);
  return there.map((surprise) => (
    <SkySurprise key={surprise} surprise={surprise}>
      <button
        type="button"
        data-behind=""
        className={css.look}
        aria-label={surprisePlaces[surprise]}
        onClick={() => run([{ kind: "notice", surprise }])}
      />
    </SkySurprise>
  ));
}
