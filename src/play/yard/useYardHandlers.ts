// What somebody does on the farm by press, draw, key or button: every gesture is done once and said once.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useRef, useState } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { Mask } from "../../farm/numbers/mask.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Surprise } from "../../farm/tables/surprises.ts";
import type { Press, ThingId } from "../scene/index.ts";
import type { PaperProps } from "../session/paperProps.ts";
import type { FarmAction, PlayedFarm } from "../session/playedFarm.ts";
import { asLast, sowingAsPlanned } from "../view/asLast.ts";
import { type BedState, countIn } from "../view/bed.ts";
import type { KeyCommand } from "../view/keys.ts";
import type { Lead } from "../view/leadOf.ts";
import { type ActionMessage, actionMessageOf, perform } from "../view/speak.ts";
import { strings } from "../view/strings.ts";
import { actionsFor, type FieldTool, obvious, worthIt } from "../view/task.ts";
import { SHORT_UNDO, undoable } from "../view/undoable.ts";
import { nextSeed, type PlayViewAction, type PlayViewState, reducePlayView } from "../view/view.ts";
import { nextReady } from "../view/walk.ts";
import { chosenSeedWords } from "../view/words.ts";
import type { FocusTarget } from "./useLead.ts";

export type NumberedMessage = ActionMessage & { readonly nth: number };

export type YardHandlers = {
  readonly said: NumberedMessage | null;
  readonly run: (wishes: readonly FarmAction[]) => void;
  readonly say: PaperProps["say"];
  readonly tell: (text: string) => void;
  readonly onPlot: (plot: number, how: Press) => void;
  readonly onDragEnd: () => void;
  readonly onDragLeft: () => void;
  readonly onThing: (thing: ThingId) => void;
  readonly undo: () => void;
  readonly onKey: (wish: KeyCommand) => void;
  /** A line for a newcomer was pressed. */
  readonly follow: (lead: Lead) => void;
};

type Yard = {
  readonly played: PlayedFarm;
  readonly bed: BedState;
  readonly view: PlayViewState;
  readonly move: (move: PlayViewAction) => void;
  readonly clock: Clock;
  /** Does the one thing to do now; a sentence where there is none. */
  readonly onNext: () => string | null;
  /** How long something is offered to be taken back. */
  readonly undoFor: Ms;
  readonly onHelp: () => void;
  /** Does the first of what can be done with the thing that is chosen. */
  readonly onThingWay: () => void;
  /** Brings the focus there. */
  readonly lead: (to: FocusTarget) => void;
};

/** The order in which several plots are looked after at once. */
const byNeed: readonly FieldTool[] = ["gather", "water", "sow"];

export function useYardHandlers(yard: Yard): YardHandlers {
  const { played, bed, view, move, clock, onNext, undoFor, onHelp, onThingWay, lead } = yard;
  const [said, setSaid] = useState<NumberedMessage | null>(null);
  const drawn = useRef<{ readonly tool: FieldTool | null; mask: Mask } | null>(null);

  const speak = (next: ActionMessage) => {
    setSaid((last) => ({ ...next, nth: (last?.nth ?? 0) + 1 }));
    announce(next.text);
  };
  const tell = (text: string) => speak({ text, shown: text, isRefused: false });
  const run = (wishes: readonly FarmAction[]) => speak(perform(played, wishes, clock));
  const work = (tool: FieldTool, plots: Mask) => {
    const plan = tool === "sow" && !view.isSeedTaken ? asLast(bed) : null;
    const planned = plan ? sowingAsPlanned(bed.farm, plan, plots) : [];
    run(planned.length > 0 ? planned : actionsFor(bed, tool, plots, view.seed));
  };

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

  /** What shows itself now and then is seen first, and pressed then: there is nothing else to choose. */
  const onThing = (thing: ThingId) => {
    if (!thing.startsWith("surprise ")) return move({ kind: "thing", thing });
    run([{ kind: "notice", surprise: thing.slice("surprise ".length) as Surprise }]);
  };

  const walkAround = async () => {
    const { nextAround } = await import("../around/nextAround.ts");
    move({ kind: "thing", thing: nextAround(bed, view.thing) });
  };

  const doMarked = () => {
    if (view.thing !== null) return onThingWay();
    if (view.chosen === null && view.marked === 0 && view.tool === null) {
      const rest = onNext();
      return rest === null ? undefined : tell(rest);
    }
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

  const go = (to: PlayViewAction) => {
    move(to);
    const after = reducePlayView(view, to, bed.ground);
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

  const onKey = (wish: KeyCommand) => {
    switch (wish.kind) {
      case "do":
        return doMarked();
      case "undo":
        return undo();
      case "help":
        return onHelp();
      case "seed":
        return go({ kind: "seed", seed: nextSeed(bed.farm, view.seed, wish.by) });
      case "around":
        return void walkAround().catch(() => missingCode.tell());
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
      case "tool":
        if (view.seat === null) return go(wish);
        return move({ kind: "seat", seat: null });
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

  const say: PaperProps["say"] = (result, wish) =>
    speak(actionMessageOf(wish, result, clock, played.now()));
  return { said, run, say, tell, onPlot, onDragEnd, onDragLeft, onThing, undo, onKey, follow };
}
