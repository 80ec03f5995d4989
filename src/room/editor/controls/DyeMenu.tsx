// The dyes of the farm as a menu beside the paints: a table of crops and seasons, those that were boiled the larger.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu } from "@loamstead/ui/Menu.tsx";
import Droplets from "lucide-react/icons/droplets";
import { Fragment, type KeyboardEvent } from "react";
import { dyeCrops, dyeId, dyeSeasonChoices } from "../../../models/catalogue/dyes.ts";
import type { TintId } from "../../model/room.ts";
import { useEditor } from "../EditorContext.ts";
import { strings } from "../strings.ts";
import css from "./DyeMenu.module.css";
import tints from "./Tints.module.css";

type Dye = { readonly id: TintId; readonly name: string; readonly colour: string };

type DyesProps = {
  readonly dyes: readonly Dye[];
  /** The one that everything chosen has. */
  readonly now: TintId | null | undefined;
  readonly onChoose: (id: TintId) => void;
};

/** Arrows walk the table as it is seen, with crops beside or below each other. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const table = event.currentTarget;
  const isAcross = getComputedStyle(table).gridAutoFlow.startsWith("column");
  const [toSeason, toCrop] = isAcross ? ["Down", "Right"] : ["Right", "Down"];
  const [fromSeason, fromCrop] = isAcross ? ["Up", "Left"] : ["Left", "Up"];
  const step = {
    [`Arrow${toSeason}`]: 1,
    [`Arrow${fromSeason}`]: -1,
    [`Arrow${toCrop}`]: dyeSeasonChoices.length,
    [`Arrow${fromCrop}`]: -dyeSeasonChoices.length,
  }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...table.querySelectorAll<HTMLElement>("[role=menuitem]")];
  all[all.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

export function DyeMenu({ dyes, now, onChoose }: DyesProps) {
  const { catalogue } = useEditor().session;
  const byId = new Map(dyes.map((dye) => [dye.id as string, dye]));
  const isHad = ({ id }: Dye): boolean => !catalogue.lacksDye(id);
  const drop = (dye: Dye) => (
    <button
      key={dye.id}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={css.dye}
      title={dye.name}
      data-had={isHad(dye) || undefined}
      onClick={() => onChoose(dye.id)}
    >
      <span
        className={tints.drop}
        data-chosen={dye.id === now || undefined}
        ref={(element) => element?.style.setProperty("--swatch", dye.colour)}
      />
      <span className="visually-hidden">{isHad(dye) ? dye.name : strings.dyeToTry(dye.name)}</span>
    </button>
  );
  return (
    <Menu
      align="end"
      trigger={(menu) => (
        <button type="button" className={tints.dyes} title={strings.dyes} {...menu}>
          <Icon of={Droplets} size={20} />
          <span className="visually-hidden">{strings.dyes}</span>
        </button>
      )}
    >
      <span role="none" className={css.table} onKeyDown={walk}>
        <span aria-hidden="true" />
        {dyeSeasonChoices.map(({ id, name }) => (
          <span key={id} className={css.season} aria-hidden="true">
            {name}
          </span>
        ))}
        {dyeCrops.map((crop) => (
          <Fragment key={crop.id}>
            <span className={css.crop} aria-hidden="true">
              {crop.name}
            </span>
            {dyeSeasonChoices.map((season) => {
              const dye = byId.get(dyeId(crop.id, season.id));
              return dye ? drop(dye) : <span key={season.id} />;
            })}
          </Fragment>
        ))}
      </span>
      {!dyes.every(isHad) && (
        <span className={css.legend} aria-hidden="true">
          {strings.dyesLegend}
        </span>
      )}
    </Menu>
  );
}
