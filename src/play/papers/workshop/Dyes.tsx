// The vat: the dyes of this season as swatches, those that were boiled and those that could be; a press tells of one.
import { useState } from "react";
import { dyeName } from "../../../farm/describe/dyeNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { dayAt, seasonOn } from "../../../farm/numbers/time.ts";
import { countOf } from "../../../farm/state/counts.ts";
import { type Crop, cropIds } from "../../../farm/tables/crops.ts";
import { DYE_TIMBER, dyeCosts } from "../../../farm/tables/dyes.ts";
import { seasonNames } from "../../../fields/seasonNames.ts";
import { dyeId, dyes } from "../../../models/catalogue/dyes.ts";
import type { Season } from "../../../models/seasons.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { capitaliseName, fullDateWords, joinWithAnd } from "../parts/words.ts";
import own from "./Dyes.module.css";
import { strings } from "./strings.ts";

const colourOf = (crop: Crop, season: Season): string =>
  dyes.find(({ id }) => id === dyeId(crop, season))!.tones[0];

export function Dyes(paper: PaperProps) {
  const { farm } = paper.state;
  const [chosen, choose] = useState<Crop | null>(null);
  const season = seasonOn(dayAt(paper.now));
  const has = (crop: Crop) => farm.book[`dye ${crop} ${season}`] !== undefined;
  const had = cropIds.filter(has).length;
  return (
    <PaperSection title={strings.dyes(seasonNames[season])}>
      <p className={css.note}>{strings.dyesHad(had, cropIds.length)}</p>
      <ul role="list" className={own.swatches}>
        {cropIds.map((crop) => (
          <li key={crop}>
            <button
              type="button"
              className={own.swatch}
              aria-pressed={crop === chosen}
              aria-label={strings.swatch(capitaliseName(dyeName(crop, season)), has(crop))}
              onClick={() => choose(crop === chosen ? null : crop)}
            >
              <svg aria-hidden="true" viewBox="0 0 32 32">
                <circle
                  cx="16"
                  cy="16"
                  r="13"
                  fill={has(crop) ? colourOf(crop, season) : "none"}
                  stroke={colourOf(crop, season)}
                  strokeWidth="5"
                />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <OneDye paper={paper} crop={chosen} season={season} />}
    </PaperSection>
  );
}

type OneDyeProps = { readonly paper: PaperProps; readonly crop: Crop; readonly season: Season };

function OneDye({ paper, crop, season }: OneDyeProps) {
  const { farm } = paper.state;
  const name = capitaliseName(dyeName(crop, season));
  const made = farm.book[`dye ${crop} ${season}`];
  const takes = joinWithAnd([
    strings.need(farmWords.count(crop, dyeCosts[crop]), countOf(farm.barn, crop)),
    strings.need(farmWords.timber(DYE_TIMBER), farm.timber),
  ]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={name} className={css.deeds}>
      <p className={own.words}>
        <b>{name}</b>: {made ? strings.since(fullDateWords(made.first)) : takes}.
      </p>
      {!made && (
        <ActionButton paper={paper} wish={{ kind: "dye", crop }}>
          {strings.boil}
        </ActionButton>
      )}
    </div>
  );
}
