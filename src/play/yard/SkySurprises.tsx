// What is to be seen in the sky just now: each a drawing with a button as large over it.
import { surprisePlaces } from "../../farm/describe/surprisePlaces.ts";
import { surprisesAt } from "../../farm/surprises/surprisesAt.ts";
import { SkySurprise } from "../scene/surprises/sky/SkySurprise.tsx";
import { isOfSky } from "../scene/surprises/sky/skySurprises.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { BedState } from "../view/bed.ts";
import css from "./SkySurprises.module.css";

type SkySurprisesProps = {
  readonly bed: BedState;
  readonly run: (wishes: readonly FarmAction[]) => void;
};

export const SkySurprises = ({ bed: { ground, farm, now }, run }: SkySurprisesProps) =>
  surprisesAt(ground, farm, now)
    .filter(isOfSky)
    .map((surprise) => (
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
