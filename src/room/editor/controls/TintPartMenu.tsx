// What of a thing is to be coloured, as a menu before the swatches: all of it, or one of its parts.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { upper } from "../../describe/names.ts";
import { partNames } from "../../describe/strings.ts";
import { strings } from "../strings.ts";
import css from "./Tints.module.css";
import type { Colourable } from "./tintChoices.ts";

type PartChoice = {
  readonly part: Colourable;
  /** As it is now; several things may differ. */
  readonly colour: string | undefined;
};

type TintPartsProps = {
  readonly parts: readonly PartChoice[];
  readonly now: Colourable;
  readonly onChoose: (part: Colourable) => void;
};

export const partName = (part: Colourable): string =>
  part === null ? strings.wholeThing : upper(partNames[part]);

const Drop = ({ colour, isChosen }: { colour: string | undefined; isChosen: boolean }) => (
  <span
    className={css.drop}
    data-chosen={isChosen || undefined}
    ref={(element) => element?.style.setProperty("--swatch", colour ?? "transparent")}
  />
);

export function TintPartMenu({ parts, now, onChoose }: TintPartsProps) {
  return (
    <Menu
      trigger={(menu) => (
        <button type="button" className={css.parts} {...menu}>
          <span className="visually-hidden">{strings.partToTint(partName(now))}</span>
          <span aria-hidden="true">{partName(now)}</span>
          <Icon of={ChevronDown} size={18} />
        </button>
      )}
    >
      {parts.map(({ part, colour }) => (
        <MenuItem
          key={part ?? ""}
          icon={<Drop colour={colour} isChosen={part === now} />}
          onSelect={() => onChoose(part)}
        >
          {partName(part)}
        </MenuItem>
      ))}
    </Menu>
  );
}
