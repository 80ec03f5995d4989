// The colours of the house: each part in any dye that was boiled.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { dyeName } from "../../../farm/describe/dyeNames.ts";
import { capitalise } from "../../../farm/describe/listed.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Crop } from "../../../farm/tables/crops.ts";
import { dyeIds } from "../../../farm/tables/dyes.ts";
import { colourSlots, coloursFrom } from "../../../farm/tables/slots.ts";
import { shownIn } from "../../../farm/yard/shown.ts";
import type { Season } from "../../../models/seasons.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import css from "../parts/paper.module.css";
import { strings } from "./strings.ts";

export function Colours(paper: PaperProps) {
  const { farm } = paper.state;
  const slots = colourSlots.filter((slot) => (coloursFrom[slot] ?? 0) <= levelOf(farm));
  return slots.map((slot) => (
    <Fold key={slot} title={strings.colourOf[slot]}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div role="group" aria-label={strings.colourOf[slot]} className={css.deeds}>
        {dyeIds
          .filter((dye) => farm.book[`dye ${dye}`] && shownIn(farm, slot) !== dye)
          .map((dye) => {
            const [crop, season] = dye.split(" ") as [Crop, Season];
            return (
              <ActionButton
                key={dye}
                paper={paper}
                kind="quiet"
                wish={{ kind: "dress", slot, look: dye }}
              >
                {capitalise(dyeName(crop, season))}
              </ActionButton>
            );
          })}
      </div>
    </Fold>
  ));
}
