// A pair of hands on the plan of a room, without a page: for the tests of gestures.
import { testEditor } from "../../editor/testing/testEditor.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { RoomDocument } from "../../model/room.ts";
import { type FloorPoint, planToScreen, stillFrame } from "../../planView/planFrame.ts";
import { planHitTester } from "../../planView/planHitTester.ts";
import { builtChoiceOf } from "../builtChoice.ts";
import type { HandEvent, Modifiers, PointerKind, ViewPoint } from "../event.ts";
import { type HandState, resting } from "../gesture.ts";
import { HandController } from "../handController.ts";
import { reduceHand } from "../machine.ts";

const area = { width: 600, height: 600 };

export function handsOn(document: RoomDocument, catalogue: Catalogue) {
  const { editor } = testEditor(document, catalogue);
  const { session, view } = editor;
  const frame = () => {
    const { pulled } = builtChoiceOf(session).state();
    return stillFrame(session.state().document.shell.size, view.state(), area, pulled);
  };
  const sight = planHitTester(catalogue, () => ({
    document: session.state().document,
    tool: session.state().tool,
    trade: view.state().trade,
    frame: frame(),
  }));
  const done: string[] = [];
  const ports = { buzz: () => void done.push("buzz"), inWindow: (at: ViewPoint) => at };
  const hand = new HandController(editor, () => sight, ports);
  let state: HandState = resting;
  let now = 0;

  const feed = (event: HandEvent) => {
    const next = reduceHand(state, event, hand.circumstances);
    state = next.state;
    for (const intent of next.intents) {
      done.push(intent.do);
      hand.carryOut(intent);
    }
  };
  const at = (point: FloorPoint): ViewPoint => planToScreen(frame(), point);

  return {
    editor,
    session,
    hand,
    feed,
    at,
    done,
    state: () => state,
    now: () => now,
    wait: (ms: number) => {
      now += ms;
      feed({ type: "tick", now });
    },
    down: (
      spot: ViewPoint,
      o: { pointer?: number; kind?: PointerKind; button?: number; keys?: Modifiers } = {},
    ) => {
      const { pointer = 1, kind = "mouse", button = 0, keys = {} } = o;
      now += 10;
      feed({ type: "down", pointer, kind, button, at: spot, now, keys });
    },
    move: (spot: ViewPoint, pointer = 1) => {
      now += 16;
      feed({ type: "move", pointer, at: spot, now });
    },
    up: (spot: ViewPoint, pointer = 1) => {
      now += 16;
      feed({ type: "up", pointer, at: spot, now });
    },
  };
}
