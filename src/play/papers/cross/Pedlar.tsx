// The pedlar: when he comes, what he has, and what he takes for it.
import { seedName } from "../../../farm/describe/refusal.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { pedlarComes, pedlarHas } from "../../../farm/pedlar/pedlar.ts";
import { countOf } from "../../../farm/state/counts.ts";
import { PEDLAR_TAKES } from "../../../farm/tables/heirlooms.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { WishButton } from "../parts/WishButton.tsx";
import { strings } from "./strings.ts";

export function Pedlar(paper: PaperProps) {
  const { played, state, now, clock } = paper;
  const own = played.ground.heirloom;
  const from = pedlarComes(state.farm, now);
  const has = pedlarHas(played.ground, state.farm, from);
  const need = farmWords.seeds(PEDLAR_TAKES, seedName(own));
  return (
    <Part title={strings.pedlar}>
      {has === null ? (
        <p className={css.note}>{strings.nothing}</p>
      ) : (
        <p className={css.note}>
          {from <= now ? strings.here(seedName(has)) : strings.comes(clock(from), seedName(has))}{" "}
          {strings.takes(need, countOf(state.farm.seeds, own))}
        </p>
      )}
      {has !== null && from <= now && (
        <div className={css.deeds}>
          <WishButton paper={paper} wish={{ kind: "barter" }}>
            {strings.barter}
          </WishButton>
        </div>
      )}
    </Part>
  );
}
