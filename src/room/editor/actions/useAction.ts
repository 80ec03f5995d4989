// One action as a control needs it: its words now, whether it can be done, and how to do it.
import { type MouseEvent, useCallback, useSyncExternalStore } from "react";
import { useEditor } from "../EditorContext.ts";
import type { Editor } from "../editor.ts";
import { focusRegion } from "../regions.ts";
import { momentOf } from "./action.ts";
import { type ActionId, act, actionLabel, actions } from "./actions.ts";

export type Doable = {
  readonly label: string;
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly keys: readonly string[];
  /** For `onClick`: a click without a pointer came from the keyboard. */
  readonly run: (event: MouseEvent) => void;
};

/** Whatever changes in the editor, an action may be possible after it. */
const watch =
  ({ session, view, overlays, favourites }: Editor) =>
  (listener: () => void): (() => void) => {
    const stops = [session, view, overlays, favourites].map((source) => source.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };

/** After these other tools lie there, or none. */
const leavesTools = (id: ActionId): boolean => id === "putAway" || id === "back";

export function useAction(id: ActionId): Doable {
  const editor = useEditor();
  const subscribe = useCallback((listener: () => void) => watch(editor)(listener), [editor]);
  // Text, so that a control is only drawn anew when it would read or look otherwise.
  const read = () => {
    const moment = momentOf(editor);
    const { isPossible, isOn } = actions[id];
    return `${isPossible(moment) ? "1" : "0"}${isOn?.(moment) ? "1" : "0"}${actionLabel(id, moment)}`;
  };
  const state = useSyncExternalStore(subscribe, read, read);
  return {
    label: state.slice(2),
    isPossible: state[0] === "1",
    isOn: state[1] === "1",
    keys: actions[id].keys,
    run: (event) => {
      const how = event.detail === 0 ? "byKey" : "byPointer";
      if (act(editor, id, how) && (id === "grasp" || (leavesTools(id) && how === "byKey")))
        focusRegion("room");
    },
  };
}
