// All the keys, in groups; and the switch for those that are single letters.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { useId } from "react";
import { type ActionId, actions } from "../../editor/actions/actions.ts";
import { Keys } from "../../editor/controls/Keys.tsx";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import { keyGroups, strings } from "../../editor/strings.ts";
import css from "./KeySheet.module.css";

type Group = { readonly title: string; readonly ids: readonly ActionId[] };

const groups: readonly Group[] = [
  { title: keyGroups.hand, ids: ["grasp", "back", "right", "rightAQuarter", "rightToTheWall"] },
  {
    title: keyGroups.thing,
    ids: [
      "turn",
      "turnLeft",
      "duplicate",
      "tint",
      "keep",
      "name",
      "lamp",
      "putAway",
      "copy",
      "paste",
      "menu",
    ],
  },
  { title: keyGroups.several, ids: ["chooseAll", "lineUp"] },
  { title: keyGroups.history, ids: ["undo", "redo", "history"] },
  {
    title: keyGroups.view,
    ids: [
      "scene",
      "plan",
      "list",
      "turnRoomLeft",
      "turnRoomRight",
      "zoomIn",
      "zoomOut",
      "wholeRoom",
      "panRight",
      "build",
      "walk",
      "photo",
    ],
  },
  {
    title: keyGroups.room,
    ids: ["search", "where", "commissions", "nextRegion", "lastRegion", "keys"],
  },
];

const arrowNames = { right: "→", rightAQuarter: "→", rightToTheWall: "→", panRight: "→" };
/** One line stands for the four arrows. */
const wordsOf = (id: ActionId): string =>
  id in arrowNames ? strings.arrows[id as keyof typeof arrowNames] : actions[id].label;
const chordsOf = (id: ActionId): readonly string[] =>
  id in arrowNames
    ? actions[id].keys.map((chord) => chord.replace("ArrowRight", strings.arrow))
    : actions[id].keys.slice(0, 2);

export function KeySheet() {
  const { overlays } = useEditor();
  const isOpen = useOverlays(({ open }) => open?.kind === "keys");
  return (
    <Dialog
      open={isOpen}
      title={strings.keysTitle}
      size="wide"
      onClose={() => overlays.set({ open: null })}
    >
      {isOpen && <Sheet />}
    </Dialog>
  );
}

function Sheet() {
  const { overlays } = useEditor();
  const hasLetterKeys = useOverlays((state) => state.hasLetterKeys);
  const hint = useId();
  return (
    <div className={css.sheet}>
      <label className={css.letters}>
        <input
          type="checkbox"
          checked={hasLetterKeys}
          aria-describedby={hint}
          onChange={(event) => overlays.set({ hasLetterKeys: event.currentTarget.checked })}
        />
        {strings.letterKeys}
      </label>
      <p id={hint} className={css.hint}>
        {strings.letterKeysHint}
      </p>
      <div className={css.groups}>
        {groups.map(({ title, ids }) => (
          <section key={title} className={css.group}>
            <h3>{title}</h3>
            <dl>
              {ids.map((id) => (
                <div key={id} className={css.row}>
                  <dt>{wordsOf(id)}</dt>
                  <dd>
                    {chordsOf(id).map((chord) => (
                      <Keys key={chord} chord={chord} kind="alone" />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
