// Everything that can be done in the editor, in one table: for keys, dock, menus, cards and the sheet of keys.

import type { Editor } from "../editor.ts";
import type { How } from "./action.ts";
import { type Action, type Moment, momentOf } from "./action.ts";
import { handActions } from "./handActions.ts";
import { historyActions } from "./historyActions.ts";
import { panActions } from "./panActions.ts";
import { roomActions } from "./roomActions.ts";
import { severalActions } from "./severalActions.ts";
import { thingActions } from "./thingActions.ts";
import { viewActions } from "./viewActions.ts";

const table = {
  ...handActions,
  ...thingActions,
  ...severalActions,
  ...historyActions,
  ...viewActions,
  ...panActions,
  ...roomActions,
};

export type ActionId = keyof typeof table;

export const actions: Readonly<Record<ActionId, Action>> = table;
export const actionIds = Object.keys(table) as readonly ActionId[];

export const actionLabel = (id: ActionId, moment: Moment): string =>
  actions[id].wording?.(moment) ?? actions[id].label;

/** False where it is not possible now; then nothing has happened. */
export function act(editor: Editor, id: ActionId, how: How = "byKey"): boolean {
  const action = actions[id];
  if (!action.isPossible(momentOf(editor))) return false;
  action.run(editor, how);
  return true;
}
