// Sowing for a letter in one press: as many plots as it lacks, where what it asks for yields most; or why that cannot be.

import { refuse } from "@loamstead/lib/result.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { useState } from "react";
import { refusalWords } from "../../../farm/describe/refusal.ts";
import type { FarmRefusal } from "../../../farm/events/refusal.ts";
import { plotsFor } from "../../../farm/goals/plotsFor.ts";
import type { Letter } from "../../../farm/state/farm.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { actionsFor } from "../../view/task.ts";
import { lackWords } from "../parts/lackWords.ts";
import css from "../parts/paper.module.css";
import { strings as shared } from "../parts/strings.ts";
import { capitaliseName, inPence } from "../parts/words.ts";
import { strings } from "./strings.ts";

type SowForProps = { readonly paper: PaperProps; readonly letter: Letter };

/** Nothing at all where nothing is lacking, or nothing that grows. */
export function SowFor({ paper, letter }: SowForProps) {
  const { played, state, now, clock, say } = paper;
  const [isAsked, setAsked] = useState(false);
  const plan = plotsFor(played.ground, state.farm, letter, now);
  if (plan.kind === "none") return null;
  if (plan.kind === "unknown")
    return <p className={css.note}>{strings.comesWith(capitaliseName(plan.crop), plan.needs)}</p>;
  if (plan.kind === "full")
    return <p className={css.note}>{strings.bedsFull(clock(plan.until))}</p>;
  const { crop, plots, count, ready, pence } = plan;
  const { farm } = state;
  const short: FarmRefusal | null =
    pence > farm.pence ? { kind: "short", of: "pence", have: farm.pence, need: pence } : null;
  const sow = () => {
    if (short) {
      setAsked(!isAsked);
      return say(refuse(short), { kind: "sow", plots, what: crop });
    }
    // Seed that is lacking is bought first; what was refused is told, and nothing after it is tried.
    for (const wish of actionsFor({ ground: played.ground, farm, now }, "sow", plots, crop)) {
      const result = played.act(wish);
      if (!result.ok || wish.kind === "sow") return say(result, wish);
    }
  };
  const lack = short && lackWords(short, clock);
  return (
    <>
      <Button
        size="small"
        kind="secondary"
        className={short ? css.lacks : undefined}
        aria-expanded={short ? isAsked : undefined}
        aria-label={lack === null ? undefined : shared.lacking(strings.sowFor, lack)}
        onClick={sow}
      >
        {lack ?? strings.sowFor}
      </Button>
      <p className={css.note}>
        {strings.sowPlan(count, clock(ready), pence === 0 ? null : inPence(pence))}
      </p>
      {short && isAsked && <p className={css.reason}>{refusalWords(short, clock)}</p>}
    </>
  );
}
