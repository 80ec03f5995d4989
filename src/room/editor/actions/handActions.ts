// Picking up, carrying and putting down.

import { heldWords, pickedUpWords, putBackWords } from "../../describe/held.ts";
import { describeItem } from "../../describe/item.ts";
import { carryToOffer, nudgeHeld, turnHeld } from "../../session/held.ts";
import type { Arrow, Stride } from "../../session/nudge.ts";
import type { Editor } from "../editor.ts";
import { report, reportRefusal } from "../report.ts";
import { announcements, actionNames as names } from "../strings.ts";
import { type Action, hasChosen, isHolding, type Moment } from "./action.ts";

/** Says where what is held is now, or what is in its way. */
export function announceHeld({ session, say }: Editor): void {
  const { tool, document } = session.state();
  if (tool.at !== "holding") return;
  const [item] = tool.ghost.items;
  if (!item) return;
  const words = heldWords(document, session.catalogue, item, tool.ghost);
  say(words, tool.ghost.reason ? "atOnce" : "politely");
}

function pickUp({ session, overlays, say }: Editor): void {
  const { selection, document } = session.state();
  session.pickUp(selection);
  overlays.set({ trouble: null });
  const only = selection.length === 1 ? document.items.get(selection[0]!) : undefined;
  say(
    only ? pickedUpWords(session.catalogue, only) : announcements.pickedUpSeveral(selection.length),
  );
}

function putDown(editor: Editor): void {
  const { session } = editor;
  const { tool } = session.state();
  if (tool.at !== "holding") return;
  const { free, reason, items } = tool.ghost;
  // Enter takes the free place that was offered.
  if (reason && free && items[0]) session.carry(carryToOffer(items[0], free));
  const outcome = session.putDown();
  if (!outcome) return;
  const id = items[0]!.id;
  const { document } = session.state();
  const item = document.items.get(id);
  const words = () =>
    announcements.putDown(
      item && items.length === 1
        ? describeItem(document, session.catalogue, item)
        : announcements.things(items.length),
    );
  if (!outcome.ok && outcome.reason.kind === "nothingChanges") editor.say(words());
  else report(editor, outcome, words);
}

function putBack({ session, say }: Editor): void {
  const { tool } = session.state();
  if (tool.at !== "holding") return;
  const { held } = tool;
  session.rest();
  say(
    held.kind === "several"
      ? announcements.putBackSeveral(held.ids.length)
      : putBackWords(session.catalogue, held.item),
  );
}

const isResting = ({ tool, selection, view }: Moment): boolean =>
  tool.at === "idle" && selection.length === 0 && !view.isWalking;

const nudge = (arrow: Arrow, stride: Stride, chord: string): Action => ({
  group: "hand",
  label: `${arrow}, ${stride}`,
  keys: [chord],
  isPossible: isHolding,
  run: (editor) => {
    editor.session.carry(nudgeHeld(arrow, stride));
    announceHeld(editor);
  },
});

const turnInHand = (by: number) => (editor: Editor) => {
  const { tool } = editor.session.state();
  if (tool.at !== "holding") return;
  const { held } = tool;
  if (held.kind !== "several" && held.item.at.kind === "wall") {
    reportRefusal(editor, { kind: "cannotTurn", item: held.item.id });
    return;
  }
  editor.session.carry(turnHeld(by));
  announceHeld(editor);
};

/** Where a chosen thing is turned, so is a held one. */
export const turnHeldRight = turnInHand(-1);
export const turnHeldLeft = turnInHand(1);

export const handActions = {
  grasp: {
    group: "hand",
    label: names.grasp,
    keys: ["Enter"],
    wording: ({ tool }) => {
      if (tool.at !== "holding") return names.grasp;
      return tool.ghost.reason && tool.ghost.free ? names.putItThere : names.putDown;
    },
    isPossible: (moment) => isHolding(moment) || hasChosen(moment),
    run: (editor) => {
      if (isHolding(editor.session.state())) putDown(editor);
      else pickUp(editor);
    },
  },
  back: {
    group: "hand",
    label: names.back,
    keys: ["Escape"],
    wording: ({ tool, view }) =>
      view.isWalking ? names.stopWalking : tool.at === "holding" ? names.back : names.deselect,
    isPossible: (moment) => !isResting(moment),
    run: (editor) => {
      const { session, view, say } = editor;
      if (view.state().isWalking) {
        view.set({ isWalking: false });
        say(announcements.stoppedWalking);
      } else if (session.state().tool.at === "holding") putBack(editor);
      else if (session.state().tool.at !== "idle") session.rest();
      else {
        session.select([]);
        say(announcements.deselected);
      }
    },
  },
  left: nudge("left", "tile", "ArrowLeft"),
  right: nudge("right", "tile", "ArrowRight"),
  up: nudge("up", "tile", "ArrowUp"),
  down: nudge("down", "tile", "ArrowDown"),
  leftAQuarter: nudge("left", "quarter", "Shift+ArrowLeft"),
  rightAQuarter: nudge("right", "quarter", "Shift+ArrowRight"),
  upAQuarter: nudge("up", "quarter", "Shift+ArrowUp"),
  downAQuarter: nudge("down", "quarter", "Shift+ArrowDown"),
  leftToTheWall: nudge("left", "wall", "Alt+ArrowLeft"),
  rightToTheWall: nudge("right", "wall", "Alt+ArrowRight"),
  upToTheWall: nudge("up", "wall", "Alt+ArrowUp"),
  downToTheWall: nudge("down", "wall", "Alt+ArrowDown"),
} satisfies Record<string, Action>;
