// What somebody does on the farm by press, draw, key or button: every gesture is done once and said once.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useRef, useState } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { Mask } from "../../farm/numbers/mask.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Press } from "../scene/index.ts";
import type { PaperProps } from "../session/paperProps.ts";
import type { PlayedFarm, Wish } from "../session/playedFarm.ts";
import { type Bed, countIn } from "../view/bed.ts";
import type { KeyWish } from "../view/keys.ts";
import type { Lead } from "../view/leadOf.ts";
import { perform, type Said, saidOf } from "../view/speak.ts";
import { strings } from "../view/strings.ts";
import { obvious, type Tool, wishesOf, worthIt } from "../view/task.ts";
import { SHORT_UNDO, undoable } from "../view/undoable.ts";
import { type Move, nextSeed, type View, viewAfter } from "../view/view.ts";
import { nextReady } from "../view/walk.ts";
import { chosenSeedWords } from "../view/words.ts";
import type { Place } from "./useLead.ts";

export type Spoken = Said & { readonly nth: number };

export type Hands = {
  readonly said: Spoken | null;
  readonly run: (wishes: readonly Wish[]) => void;
  readonly say: PaperProps["say"];
  readonly tell: (text: string) => void;
  readonly onPlot: (plot: number, how: Press) => void;
  readonly onDragEnd: () => void;
  readonly onDragLeft: () => void;
  readonly undo: () => void;
  readonly onKey: (wish: KeyWish) => void;
  /** A line for a newcomer was pressed. */
  readonly follow: (lead: Lead) => void;
};

type Yard = {
  readonly played: PlayedFarm;
  readonly bed: Bed;
  readonly view: View;
  readonly move: (move: Move) => void;
  readonly clock: Clock;
  /** How long something is offered to be taken back. */
  readonly undoFor: Ms;
  readonly onHelp: () => void;
  /** Brings the focus there. */
  readonly lead: (to: Place) => void;
};

/** The order in which several plots are looked after at once. */
const byNeed: readonly Tool[] = ["gather", "water", "sow"];

export function useHands(yard: Yard): Hands {
  const { played, bed, view, move, clock, undoFor, onHelp, lead } = yard;
  const [said, setSaid] = useState<Spoken | null>(null);
  const drawn = useRef<{ readonly tool: Tool | null; mask: Mask } | null>(null);

  const speak = (next: Said) => {
    setSaid((last) => ({ ...next, nth: (last?.nth ?? 0) + 1 }));
    announce(next.text);
  };
  const tell = (text: string) => speak({ text, isRefused: false });
  const run = (wishes: readonly Wish[]) => speak(perform(played, wishes, clock));
  const work = (tool: Tool, plots: Mask) => run(wishesOf(bed, tool, plots, view.seed));

  const onPlot = (plot: number, how: Press) => {
    if (how === "hold") return move({ kind: "choose", plot });
    const tool = obvious(bed, plot, view.tool);
    if (how === "drag") {
      drawn.current ??= { tool, mask: 0 };
      drawn.current.mask |= 1 << plot;
      return;
    }
    if (tool) work(tool, 1 << plot);
  };

  const onDragEnd = () => {
    const was = drawn.current;
    drawn.current = null;
    if (!was) return;
    const tool = was.tool ?? byNeed.find((one) => worthIt(bed, one, was.mask) !== 0);
    if (!tool) return tell(strings.nothingThere);
    work(tool, worthIt(bed, tool, was.mask) || was.mask);
  };

  const onDragLeft = () => {
    drawn.current = null;
    tell(strings.dragLeft);
  };

  const doMarked = () => {
    const plots = view.marked || 1 << (view.chosen ?? 0);
    const tool = view.tool ?? byNeed.find((one) => worthIt(bed, one, plots) !== 0);
    if (!tool) return tell(strings.nothingThere);
    work(tool, worthIt(bed, tool, plots) || plots);
    if (view.marked) move({ kind: "choose", plot: view.chosen });
  };

  const undo = () => {
    const last = undoable(played.state().farm, played.now(), undoFor);
    if (last) run([{ kind: "undo", of: last.of }]);
    else tell(strings.nothingToUndo(strings.undoSpans[undoFor > SHORT_UNDO ? "long" : "short"]));
  };

  const go = (to: Move) => {
    move(to);
    const after = viewAfter(view, to, bed.ground);
    if (to.kind === "tool")
      tell(after.tool ? strings.holding(strings.toolNames[after.tool]) : strings.bareHand);
    if (to.kind === "seed") tell(chosenSeedWords(bed.farm, after.seed));
    if (after.marked && after.marked !== view.marked) tell(strings.marked(countIn(after.marked)));
  };

  /** A phone's sheet would lie over it. */
  const toField = () => {
    move({ kind: "sheet", isOpen: false });
    lead("field");
  };

  const onKey = (wish: KeyWish) => {
    switch (wish.kind) {
      case "do":
        return doMarked();
      case "undo":
        return undo();
      case "help":
        return onHelp();
      case "seed":
        return go({ kind: "seed", seed: nextSeed(bed.farm, view.seed, wish.by) });
      case "next": {
        const plot = nextReady(bed, view.chosen ?? -1);
        if (plot === null) return tell(strings.nothingReady);
        move({ kind: "choose", plot });
        return toField();
      }
      case "back":
        return toField();
      case "paper":
        move(wish);
        return lead("paper");
      case "step":
        go(wish);
        return lead("field");
      default:
        return go(wish);
    }
  };

  const follow = (to: Lead) => {
    if (to.kind === "do") return run(to.wishes);
    move({ kind: "paper", paper: to.paper });
    lead("paper");
  };

  const say: PaperProps["say"] = (result, wish) => speak(saidOf(wish, result, clock, played.now()));
  return { said, run, say, tell, onPlot, onDragEnd, onDragLeft, undo, onKey, follow };
}
