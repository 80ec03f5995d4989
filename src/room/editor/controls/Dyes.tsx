// The dyes of the farm as a menu beside the paints: those that were boiled, and those that can be tried.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import Droplets from "lucide-react/icons/droplets";
import type { TintId } from "../../model/room.ts";
import { useEditor } from "../EditorContext.ts";
import { strings } from "../strings.ts";
import css from "./Tints.module.css";

type Dye = { readonly id: TintId; readonly name: string; readonly colour: string };

type DyesProps = {
  readonly dyes: readonly Dye[];
  /** The one that everything chosen has. */
  readonly now: TintId | null | undefined;
  readonly onChoose: (id: TintId) => void;
};

export function Dyes({ dyes, now, onChoose }: DyesProps) {
  const { catalogue } = useEditor().session;
  const isHad = ({ id }: Dye): boolean => !catalogue.lacksDye(id);
  const ordered = [...dyes.filter(isHad), ...dyes.filter((dye) => !isHad(dye))];
  return (
    <Menu
      align="end"
      trigger={(menu) => (
        <button type="button" className={css.dyes} title={strings.dyes} {...menu}>
          <Icon of={Droplets} size={20} />
          <span className="visually-hidden">{strings.dyes}</span>
        </button>
      )}
    >
      {ordered.map((dye) => (
        <MenuItem
          key={dye.id}
          icon={
            <span
              className={css.drop}
              data-chosen={dye.id === now || undefined}
              ref={(element) => element?.style.setProperty("--swatch", dye.colour)}
            />
          }
          onSelect={() => onChoose(dye.id)}
        >
          {isHad(dye) ? dye.name : strings.dyeToTry(dye.name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
