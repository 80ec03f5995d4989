// The tag of the field, which unfolds the other farms of whoever is here and what can be done with this one.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import Armchair from "lucide-react/icons/armchair";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import ArrowUpFromLine from "lucide-react/icons/arrow-up-from-line";
import BookOpen from "lucide-react/icons/book-open";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChevronDown from "lucide-react/icons/chevron-down";
import Clapperboard from "lucide-react/icons/clapperboard";
import CloudDownload from "lucide-react/icons/cloud-download";
import Keyboard from "lucide-react/icons/keyboard";
import Rows from "lucide-react/icons/layout-list";
import Plus from "lucide-react/icons/plus";
import Scale from "lucide-react/icons/scale";
import Signpost from "lucide-react/icons/signpost";
import Sprout from "lucide-react/icons/sprout";
import Trash from "lucide-react/icons/trash-2";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { link } from "../../lib/link.ts";
import { SoundItem } from "../../sound/index.ts";
import type { ListedFarm } from "../account/listFarms.ts";
import { playedWords } from "../account/playedWords.ts";
import { strings } from "../view/strings.ts";
import type { FilmKind } from "../year/filmSpan.ts";
import { yearTitles } from "../year/titles.ts";
import css from "./Bar.module.css";

export type FarmWays = {
  readonly onOpen: (id: string) => void;
  /** One that only the account has, by its name there. */
  readonly onFetch: (id: string) => void;
  /** The list of all farms. */
  readonly onFarms: () => void;
  readonly onAnother: () => void;
  readonly onMove: () => void;
  readonly onFile: () => void;
  readonly onTake: () => void;
  readonly onTimes: () => void;
  readonly onYear: () => void;
  readonly onRemove: () => void;
  readonly onKeys: () => void;
  readonly onSit: () => void;
};

/** The others are in the list of all farms. */
const MOST_LISTED = 4;

type FarmMenuProps = FarmWays & {
  readonly ground: FarmGround;
  /** What the board at its gate says. */
  readonly name: string | null;
  readonly others: readonly ListedFarm[];
  readonly clock: Clock;
  /** What its film is of; null while it is too young for one. */
  readonly film: FilmKind | null;
};

export function FarmMenu({ ground, name, others, clock, film, ...ways }: FarmMenuProps) {
  const { field, soil, water, wind } = ground;
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
        {others.slice(0, MOST_LISTED).map(({ key, device, there, ...farm }) => (
          <MenuItem
            key={key}
            icon={<Icon of={device === null ? CloudDownload : Sprout} />}
            onSelect={() => (device === null ? ways.onFetch(there!) : ways.onOpen(device))}
          >
            <span className={css.other}>
              {strings.menu(farm.field, farm.name)}, {strings.atLevel(farm.level)}
              {/* Where two stand on one field, the hour tells which is which. */}
              <small>
                {strings.lastPlayed(playedWords(clock(farm.at)), farm.on)}
                {device === null && `, ${strings.notHere}`}
              </small>
            </span>
          </MenuItem>
        ))}
        <MenuItem icon={<Icon of={Rows} />} onSelect={ways.onFarms}>
          {strings.yourFarms}
        </MenuItem>
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
        <MenuItem icon={<Icon of={Armchair} />} onSelect={ways.onSit}>
          {strings.sitDown}
        </MenuItem>
        {film && (
          <MenuItem icon={<Icon of={Clapperboard} />} onSelect={ways.onYear}>
            {yearTitles[film]}
          </MenuItem>
        )}
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
