// The sets of the catalogue as a rail of tabs; on a phone a row of chips.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { LucideIcon } from "lucide-react";
import Armchair from "lucide-react/icons/armchair";
import BedDouble from "lucide-react/icons/bed-double";
import CookingPot from "lucide-react/icons/cooking-pot";
import Flower from "lucide-react/icons/flower-2";
import Hammer from "lucide-react/icons/hammer";
import Snowflake from "lucide-react/icons/snowflake";
import Sprout from "lucide-react/icons/sprout";
import ToyBrick from "lucide-react/icons/toy-brick";

import Wheat from "lucide-react/icons/wheat";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { CataloguePiece } from "../catalogue/index.ts";
import css from "./SetRail.module.css";
import { strings } from "./strings.ts";

export const setIcons: Readonly<Record<CataloguePiece["set"], LucideIcon>> = {
  bedroom: BedDouble,
  kitchen: CookingPot,
  parlour: Armchair,
  workshop: Hammer,
  nursery: ToyBrick,
  garden: Flower,
  harvest: Wheat,
  winter: Snowflake,
  farm: Sprout,
};

export type RailTab<T extends string> = {
  readonly id: T;
  readonly label: string;
  readonly icon: LucideIcon;
};

type SetRailProps<T extends string> = {
  tabs: readonly RailTab<T>[];
  /** Null while something is searched for: then no set is open. */
  chosen: T | null;
  /** The tab that the focus comes to while none is chosen. */
  last: T;
  panelId: string;
  onChoose: (id: T) => void;
};

export const tabId = (panelId: string, id: string): string => `${panelId}-${id}`;

export function SetRail<T extends string>(props: SetRailProps<T>) {
  const { tabs, chosen, last, panelId, onChoose } = props;
  const rail = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const open = chosen && rail.current!.querySelector(`[data-tab="${chosen}"]`);
    if (open) open.scrollIntoView({ block: "nearest", inline: "center" });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === (chosen ?? last));
    const next = {
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length)!;
    onChoose(tab.id);
    rail.current!.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };

  return (
    <div
      ref={rail}
      role="tablist"
      aria-label={strings.sets}
      aria-orientation="vertical"
      className={css.rail}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label, icon }) => (
        <ToolButton
          key={id}
          role="tab"
          id={tabId(panelId, id)}
          data-tab={id}
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === (chosen ?? last) ? 0 : -1}
          className={css.tab}
          onClick={() => onChoose(id)}
        >
          <Icon of={icon} size={21} />
          <span>{label}</span>
        </ToolButton>
      ))}
    </div>
  );
}
