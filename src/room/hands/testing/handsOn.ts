// A pair of hands on the plan of a room, without a page: for the tests of gestures.

import type { Editor } from "../../editor/editor.ts";
import { Overlays } from "../../editor/overlays.ts";
import { RecentlySaid } from "../../editor/recentlySaid.ts";
import { ViewSettings } from "../../editor/viewSettings.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ModelId, RoomDocument } from "../../model/room.ts";
import { type FloorPoint, planFrame, toScreen } from "../../planView/planFrame.ts";
import { planSight } from "../../planView/planSight.ts";
import { Session } from "../../session/session.ts";
import type { HandEvent, Modifiers, PointerKind, Spot } from "../event.ts";
import { type HandState, resting } from "../gesture.ts";
import { Hand } from "../hand.ts";
import { step } from "../machine.ts";

export function quietEditor(document: RoomDocument, catalogue: Catalogue): Editor {
  let serial = 0;
  const kept: readonly ModelId[] = [];
  return {
    session: new Session(document, catalogue),
    view: new ViewSettings(),
    say: () => {},
    newId: () => `new-${serial++}`,
    pictures: { url: async () => null },
    overlays: new Overlays(),
    recentlySaid: new RecentlySaid(),
    favourites: { state: () => kept, subscribe: () => () => {}, toggle: () => {} },
    clipboard: { write: async () => false, read: async () => null },
  };
}

const area = { width: 600, height: 600 };

export function handsOn(document: RoomDocument, catalogue: Catalogue) {
  const editor = quietEditor(document, catalogue);
  const { session, view } = editor;
  const frame = () => planFrame(session.state().document.shell.size, view.state(), area);
  const sight = planSight(catalogue, () => ({
    document: session.state().document,
    tool: session.state().tool,
    trade: view.state().trade,
    frame: frame(),
  }));
  const done: string[] = [];
  const ports = { buzz: () => void done.push("buzz"), inWindow: (at: Spot) => at };
  const hand = new Hand(editor, () => sight, ports);
  let state: HandState = resting;
  let now = 0;

  const feed = (event: HandEvent) => {
    const next = step(state, event, hand.circumstances);
    state = next.state;
    for (const intent of next.intents) {
      done.push(intent.do);
      hand.carryOut(intent);
    }
  };
  const at = (point: FloorPoint): Spot => toScreen(frame(), point);

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
      spot: Spot,
      o: { pointer?: number; kind?: PointerKind; button?: number; keys?: Modifiers } = {},
    ) => {
      const { pointer = 1, kind = "mouse", button = 0, keys = {} } = o;
      now += 10;
      feed({ type: "down", pointer, kind, button, at: spot, now, keys });
    },
    move: (spot: Spot, pointer = 1) => {
      now += 16;
      feed({ type: "move", pointer, at: spot, now });
    },
    up: (spot: Spot, pointer = 1) => {
      now += 16;
      feed({ type: "up", pointer, at: spot, now });
    },
  };
}
