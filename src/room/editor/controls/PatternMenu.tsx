// The patterns of cloth as a menu beside its colours, each as it would look in the colour that it has.
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import { patternItems } from "../../commands/patternItems.ts";
import { describeItem } from "../../describe/item.ts";
import type { Item, PatternPart, RoomPatternId } from "../../model/room.ts";
import { useEditor } from "../EditorContext.ts";
import { report } from "../report.ts";
import { announcements, strings } from "../strings.ts";
import { PatternDrop } from "./PatternDrop.tsx";
import { patternChoices, patternNow } from "./patternChoices.ts";
import css from "./Tints.module.css";

type PatternsProps = {
  readonly items: readonly Item[];
  readonly part: PatternPart;
  /** Of the cloth; several things may differ. */
  readonly colour: string;
};

export function PatternMenu({ items, part, colour }: PatternsProps) {
  const editor = useEditor();
  const choices = patternChoices(items, part);
  const now = patternNow(items, part);
  const current = choices.find(({ id }) => id === now);

  const choose = (pattern: RoomPatternId | null) => {
    const { session } = editor;
    const ids = items.map(({ id }) => id);
    report(editor, session.dispatch(patternItems, { ids, part, pattern }), () => {
      const { document } = session.state();
      const only = ids.length === 1 ? document.items.get(ids[0]!) : undefined;
      return only
        ? `${describeItem(document, session.catalogue, only)}.`
        : `${announcements.things(ids.length)}.`;
    });
  };

  return (
    <Menu
      align="end"
      trigger={(menu) => (
        <button type="button" className={css.patterns} title={strings.pattern} {...menu}>
          <PatternDrop pattern={current?.pattern ?? null} colour={colour} />
          <span className="visually-hidden">
            {strings.patternNow(current?.name ?? strings.several)}
          </span>
        </button>
      )}
    >
      {choices.map(({ id, name, pattern }) => (
        <MenuItem
          key={id ?? ""}
          icon={<PatternDrop pattern={pattern} colour={colour} isChosen={id === now} />}
          onSelect={() => choose(id)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
