// A bag of seed on the shelf: how long it takes, or when it would be ready, what it costs, and who asks for what grows of it.
import { listWords } from "../../farm/describe/listed.ts";
import { type Clock, seedName } from "../../farm/describe/refusal.ts";
import { wantedBy } from "../../farm/letters/wantedBy.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { rulesOf } from "../../farm/tables/crops.ts";
import { cropOf, isHeirloom, type Seed } from "../../farm/tables/heirlooms.ts";
import { nameWithin } from "../papers/parts/shortName.ts";
import { ripe } from "../pictures/pictures.ts";
import { bagWords } from "../view/span.ts";
import { strings } from "../view/strings.ts";
import { seedPriceWords } from "../view/words.ts";
import { AskedFor } from "./AskedFor.tsx";
import css from "./ToolShelf.module.css";

/** Sorted by when somebody is back it says when it would be ready, watered at once or never. */
export type ShelvedSeed = {
  readonly seed: Seed;
  readonly isReady: boolean;
  readonly watered?: Ms;
  readonly dry?: Ms;
};

type SeedBagProps = {
  readonly farm: Farm;
  readonly bag: ShelvedSeed;
  readonly now: Ms | undefined;
  readonly clock: Clock | undefined;
  readonly isTaken: boolean;
  readonly onTake: () => void;
};

export function SeedBag({ farm, bag, now, clock, isTaken, onTake }: SeedBagProps) {
  const { seed, isReady, watered, dry } = bag;
  const crop = cropOf(seed);
  const by = now === undefined ? [] : wantedBy(farm, crop, now);
  const askedFor = by.length > 0 ? strings.askedForBy(listWords(by.map(nameWithin))) : null;
  const then =
    clock && watered !== undefined && dry !== undefined
      ? { at: clock(watered), words: strings.readyThen(clock(watered), clock(dry)) }
      : null;
  const title = [then?.words, askedFor].filter(Boolean).join(". ");
  return (
    <button
      type="button"
      className={css.seed}
      aria-pressed={isTaken}
      data-seed={seed}
      data-late={isReady ? undefined : ""}
      title={title || undefined}
      onClick={onTake}
    >
      <img
        src={ripe[crop]}
        alt=""
        className={isReady ? css.picture : `${css.picture} ${css.late}`}
      />
      <span>{isHeirloom(seed) ? seedName(seed) : strings.crops[seed]}</span>
      <small>
        {then?.at ?? bagWords(rulesOf(crop).seconds)} · {seedPriceWords(farm, seed)}
      </small>
      {askedFor && <AskedFor farm={farm} by={by} words={askedFor} />}
    </button>
  );
}
