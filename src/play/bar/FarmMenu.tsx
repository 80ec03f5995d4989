// The tag of the field, which unfolds the farms of this device and what can be done with this one.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import ArrowUpFromLine from "lucide-react/icons/arrow-up-from-line";
import BookOpen from "lucide-react/icons/book-open";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChevronDown from "lucide-react/icons/chevron-down";
import Keyboard from "lucide-react/icons/keyboard";
import Plus from "lucide-react/icons/plus";
import Scale from "lucide-react/icons/scale";
import Signpost from "lucide-react/icons/signpost";
import Sprout from "lucide-react/icons/sprout";
import Trash from "lucide-react/icons/trash-2";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { link } from "../../lib/link.ts";
import { SoundItem } from "../../sound/index.ts";
import type { FarmSummary } from "../farms/farms.ts";
import { strings } from "../view/strings.ts";
import css from "./Bar.module.css";

export type FarmWays = {
  readonly onOpen: (id: string) => void;
  readonly onAnother: () => void;
  readonly onMove: () => void;
  readonly onFile: () => void;
  readonly onTake: () => void;
  readonly onTimes: () => void;
  readonly onRemove: () => void;
  readonly onKeys: () => void;
};

type FarmMenuProps = FarmWays & {
  readonly ground: FarmGround;
  /** What the board at its gate says. */
  readonly name: string | null;
  readonly others: readonly FarmSummary[];
  readonly clock: Clock;
};

export function FarmMenu({ ground, name, others, clock, ...ways }: FarmMenuProps) {
  const { field, soil, water, wind } = ground;
  // A farm that was opened from a file stands on the field of another, and is told from it by its hour.
  const all = [field, ...others.map((one) => one.field)];
  const isAlone = (one: number) => all.filter((of) => of === one).length === 1;
  return (
    <h1>
      <Menu
        trigger={(trigger) => (
          <button type="button" className={css.tag} {...trigger}>
            <span>{strings.menu(field, name)}</span>
            <small>{strings.ground(soil, strings.waters[water], wind)}</small>
            <Icon of={ChevronDown} />
          </button>
        )}
      >
        {others.map((farm) => (
          <MenuItem key={farm.id} icon={<Icon of={Sprout} />} onSelect={() => ways.onOpen(farm.id)}>
            {strings.menu(farm.field, farm.name ?? null)}, {strings.atLevel(farm.level)}
            {!isAlone(farm.field) && `, ${strings.lastPlayed(clock(farm.at))}`}
          </MenuItem>
        ))}
        <MenuItem icon={<Icon of={Plus} />} onSelect={ways.onAnother}>
          {strings.another}
        </MenuItem>
        <MenuItem icon={<Icon of={Signpost} />} onSelect={ways.onMove}>
          {strings.move}
        </MenuItem>
        <MenuItem icon={<Icon of={BookOpen} />} href={link(`/fields/${field}`)}>
          {strings.fieldPage}
        </MenuItem>
        <MenuItem icon={<Icon of={Scale} />} href={link("/rules")}>
          {strings.rules}
        </MenuItem>
        <MenuItem icon={<Icon of={ArrowDownToLine} />} onSelect={ways.onFile}>
          {strings.file}
        </MenuItem>
        <MenuItem icon={<Icon of={ArrowUpFromLine} />} onSelect={ways.onTake}>
          {strings.take}
        </MenuItem>
        <MenuItem icon={<Icon of={CalendarClock} />} onSelect={ways.onTimes}>
          {strings.times}
        </MenuItem>
        <SoundItem />
        <MenuItem icon={<Icon of={Keyboard} />} onSelect={ways.onKeys}>
          {strings.keys}
        </MenuItem>
        <MenuItem icon={<Icon of={Trash} />} onSelect={ways.onRemove}>
          {strings.remove}
        </MenuItem>
      </Menu>
    </h1>
  );
}
