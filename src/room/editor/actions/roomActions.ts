// Where things are and how to come to them: what is said on asking, the sheet of keys, the regions.
import { describeItem } from "../../describe/item.ts";
import { describeRoom } from "../../describe/room.ts";
import type { Editor } from "../editor.ts";
import { focusNextRegion, focusWhenDrawn } from "../regions.ts";
import { actionNames as names } from "../strings.ts";
import { type Action, always, hasChosen, isHolding } from "./action.ts";
import { announceHeld } from "./handActions.ts";

function whereAmI(editor: Editor): void {
  const { session, say } = editor;
  const state = session.state();
  const { document, selection } = state;
  if (isHolding(state)) {
    announceHeld(editor);
    return;
  }
  const item = selection[0] === undefined ? undefined : document.items.get(selection[0]);
  say(
    item
      ? `${describeItem(document, session.catalogue, item)}.`
      : describeRoom(document, session.catalogue),
  );
}

export const roomActions = {
  where: { group: "room", label: names.where, keys: ["L"], isPossible: always, run: whereAmI },
  search: {
    group: "room",
    label: names.search,
    keys: ["/"],
    isPossible: always,
    run: ({ overlays, view }) => {
      const isFolded = overlays.state().sheet !== "full";
      overlays.set({ side: "catalogue", isShelfOpen: true, ...(isFolded && { sheet: "shelf" }) });
      view.set({ trade: "furnish" });
      focusWhenDrawn("catalogue");
    },
  },
  keys: {
    group: "room",
    label: names.keys,
    keys: ["?"],
    isPossible: always,
    run: ({ overlays }) => overlays.set({ open: { kind: "keys" } }),
  },
  commissions: {
    group: "room",
    label: names.commissions,
    keys: ["K"],
    isPossible: always,
    run: ({ overlays }) => overlays.set({ open: { kind: "commissions" } }),
  },
  menu: {
    group: "room",
    label: names.menu,
    keys: ["Shift+F10", "ContextMenu"],
    isPossible: hasChosen,
    run: ({ overlays }) => {
      const at = document.activeElement?.getBoundingClientRect();
      const x = at ? at.left + Math.min(at.width / 2, 160) : 0;
      const y = at ? at.top + Math.min(at.height / 2, 120) : 0;
      overlays.set({ open: { kind: "menu", at: { x, y } } });
    },
  },
  nextRegion: {
    group: "room",
    label: names.nextRegion,
    keys: ["F6"],
    isPossible: always,
    run: () => focusNextRegion(1),
  },
  lastRegion: {
    group: "room",
    label: names.lastRegion,
    keys: ["Shift+F6"],
    isPossible: always,
    run: () => focusNextRegion(-1),
  },
} satisfies Record<string, Action>;
