// What can be done with several things at once: line them up, space them evenly, choose them all.
import { type AlignItems, alignItems } from "../../commands/alignItems.ts";
import { distributeItems } from "../../commands/distributeItems.ts";
import { describeLabel } from "../../describe/label.ts";
import type { Editor } from "../editor.ts";
import { report } from "../report.ts";
import { announcements, lineUpNames, actionNames as names } from "../strings.ts";
import { type Action, hasChosen, isHolding, type Moment } from "./action.ts";

const areSeveral =
  (least: number) =>
  (moment: Moment): boolean =>
    hasChosen(moment) && moment.selection.length >= least;

function done(editor: Editor, outcome: ReturnType<Editor["session"]["dispatch"]>): void {
  report(editor, outcome, () =>
    outcome.ok ? announcements.done(describeLabel(editor.session.catalogue, outcome.label)) : "",
  );
}

const align = (label: string, axis: AlignItems["axis"], edge: AlignItems["edge"]): Action => ({
  group: "several",
  label,
  keys: [],
  isPossible: areSeveral(2),
  run: (editor) => {
    const ids = editor.session.state().selection;
    done(editor, editor.session.dispatch(alignItems, { ids, axis, edge }));
  },
});

const distribute = (label: string, axis: "x" | "z"): Action => ({
  group: "several",
  label,
  keys: [],
  isPossible: areSeveral(3),
  run: (editor) => {
    const ids = editor.session.state().selection;
    done(editor, editor.session.dispatch(distributeItems, { ids, axis }));
  },
});

export const severalActions = {
  lineUp: {
    group: "several",
    label: names.lineUp,
    keys: ["A"],
    isPossible: areSeveral(2),
    run: ({ overlays }) => overlays.set({ open: { kind: "lineUp" } }),
  },
  alignLeft: align(lineUpNames.left, "x", "start"),
  alignMiddle: align(lineUpNames.middle, "x", "middle"),
  alignRight: align(lineUpNames.right, "x", "end"),
  alignBack: align(lineUpNames.back, "z", "start"),
  alignCentre: align(lineUpNames.centre, "z", "middle"),
  alignFront: align(lineUpNames.front, "z", "end"),
  spaceAcross: distribute(lineUpNames.across, "x"),
  spaceDeep: distribute(lineUpNames.deep, "z"),
  chooseAll: {
    group: "several",
    label: names.chooseAll,
    keys: ["Mod+A"],
    isPossible: (moment) => !isHolding(moment) && moment.document.items.size > 0,
    run: ({ session, say }) => {
      const ids = [...session.state().document.items.keys()];
      session.select(ids);
      say(announcements.chosen(ids.length));
    },
  },
} satisfies Record<string, Action>;
