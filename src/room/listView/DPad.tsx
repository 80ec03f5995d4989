// Four arrows to press: what is held or chosen goes a tile each time.
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type ItemOffset, moveItems } from "../commands/moveItems.ts";
import { describeItem } from "../describe/item.ts";
import { act } from "../editor/actions/actions.ts";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { report } from "../editor/report.ts";
import type { Item } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { shortPlace } from "../panels/placedRows.ts";
import { type Arrow, towards } from "../session/nudge.ts";
import css from "./DPad.module.css";
import { strings } from "./strings.ts";

export const areOnWalls = (items: readonly Item[]): boolean =>
  items.length > 0 && items.every(({ at }) => at.kind === "wall");

/** How far a press on an arrow moves what is chosen: a tile over the floor, or along and up its wall. */
export function stepOf(items: readonly Item[], arrow: Arrow): ItemOffset {
  const { x, z } = towards(arrow, PER_TILE);
  // Each wall takes the one of the two that runs along it.
  return areOnWalls(items) ? { x, z: x, up: z === 0 ? 0 : -z } : { x, z };
}

const icons: readonly { readonly arrow: Arrow; readonly icon: LucideIcon }[] = [
  { arrow: "up", icon: ChevronUp },
  { arrow: "left", icon: ChevronLeft },
  { arrow: "right", icon: ChevronRight },
  { arrow: "down", icon: ChevronDown },
];

export function DPad({ items }: { items: readonly Item[] }) {
  const editor = useEditor();
  const { session } = editor;
  const document = useSession((state) => state.document);
  const isOnWall = areOnWalls(items);
  const [only] = items;

  const move = (arrow: Arrow) => {
    if (act(editor, arrow)) return;
    const ids = items.map(({ id }) => id);
    const outcome = session.dispatch(moveItems, { ids, by: stepOf(items, arrow) });
    report(editor, outcome, () => {
      const { document: now } = session.state();
      const item = now.items.get(ids[0]!);
      return item && ids.length === 1
        ? `${describeItem(now, session.catalogue, item)}.`
        : strings.several(ids.length);
    });
  };

  const label = (arrow: Arrow): string => {
    if (!isOnWall) return strings[arrow];
    return { left: strings.left, right: strings.right, up: strings.higher, down: strings.lower }[
      arrow
    ];
  };
  const isOnFloor = items.length === 1 && only?.at.kind === "floor";

  return (
    <fieldset className={css.pad}>
      <legend className="visually-hidden">{strings.move}</legend>
      {icons.map(({ arrow, icon }) => (
        <button
          key={arrow}
          type="button"
          className={css.arrow}
          data-arrow={arrow}
          aria-label={label(arrow)}
          onClick={() => move(arrow)}
        >
          <Icon of={icon} size={22} />
        </button>
      ))}
      <span className={css.place} aria-hidden="true">
        {isOnFloor && only ? shortPlace(document, session.catalogue, only) : ""}
      </span>
    </fieldset>
  );
}
