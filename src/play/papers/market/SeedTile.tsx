// A seed on the market, to buy a handful; unfolded to buy one, or one for every plot that lacks it, and what suits it.
import { countOf } from "../../../farm/state/counts.ts";
import { type Crop, rulesOf } from "../../../farm/tables/crops.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { bagWords } from "../../view/span.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { CropPicture } from "../parts/CropPicture.tsx";
import css from "../parts/paper.module.css";
import { Tile } from "../parts/Tile.tsx";
import { capitaliseName, inPence } from "../parts/words.ts";
import { seedWords } from "./seedWords.ts";
import { strings } from "./strings.ts";

type SeedTileProps = { readonly paper: PaperProps; readonly crop: Crop };

const HANDFUL = 5;

export function SeedTile({ paper, crop }: SeedTileProps) {
  const { played, state, now } = paper;
  const { farm } = state;
  const { seed, seconds } = rulesOf(crop);
  const have = countOf(farm.seeds, crop);
  const free = farm.plots.filter(({ sown }) => sown === null).length;
  // Of more than one can pay for there is nothing to press.
  const others = [...new Set([1, free - have])].filter(
    (count) => count > 0 && count !== HANDFUL && count * seed <= farm.pence,
  );
  const button = (count: number) => (
    <ActionButton
      key={count}
      paper={paper}
      wish={{ kind: "buySeed", crop, count }}
      label={strings.buyWhat(count, count * seed, crop)}
    >
      {strings.buy(count, count * seed)}
    </ActionButton>
  );
  return (
    <Tile
      paper={paper}
      id={`market ${crop}`}
      picture={<CropPicture crop={crop} />}
      name={capitaliseName(crop)}
      line={strings.seedLine(seed === 0 ? strings.free : inPence(seed), bagWords(seconds), have)}
      group={strings.buying(crop)}
      more={
        <>
          <p>{seedWords(played.ground, farm, crop, now)}</p>
          {others.length > 0 && seed > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
            <div role="group" aria-label={strings.otherwise(crop)} className={css.deeds}>
              {others.map(button)}
            </div>
          )}
        </>
      }
    >
      {seed > 0 && button(HANDFUL)}
    </Tile>
  );
}
