// From what happens under the hand to what it means: pure, so that every gesture can be tried without a view (gesture recogniser, state machine).

import { pointDistance } from "../../scene/gestures/pinch.ts";
import { dragPointer, movedFinger } from "./drag.ts";
import type { HandEvent } from "./event.ts";
import { type HandState, HOVER, STRAY } from "./gesture.ts";
import { giveUp } from "./giveUp.ts";
import type { Circumstances } from "./hitTester.ts";
import { lift, pressPointer } from "./press.ts";
import { cancelled, isLong, longPressed, release } from "./release.ts";
import { andThen, type HandStep, stay, to } from "./step.ts";

type Pointing = Extract<HandEvent, { type: "move" | "up" }>;
type Menu = Extract<HandEvent, { type: "menu" }>;

/** No button is down: what is held follows, else a name appears where the pointer rests. */
function roam(state: HandState, { at, now }: Pointing, see: Circumstances): HandStep {
  if (see.isHolding()) return stay({ ...state, hover: null }, { do: "follow", at });
  const { hover } = state;
  if (hover && pointDistance(hover.at, at) <= STRAY.mouse) return stay(state);
  const next = stay({ ...state, hover: { at, showAt: now + HOVER, isShown: false } });
  return hover?.isShown ? stay(next.state, { do: "hover", id: null, at }) : next;
}

function rested(state: HandState, see: Circumstances): HandStep {
  const { hover } = state;
  if (!hover) return stay(state);
  const on = see.pick(hover.at);
  const id = on?.kind === "item" ? on.id : null;
  const next: HandState = { ...state, hover: { ...hover, showAt: null, isShown: id !== null } };
  return id === null ? stay(next) : stay(next, { do: "hover", id, at: hover.at });
}

function told(state: HandState, now: number, see: Circumstances): HandStep {
  if (isLong(state, now)) return longPressed(state);
  const showAt = state.doing.is === "resting" ? state.hover?.showAt : null;
  return showAt !== null && showAt !== undefined && now >= showAt
    ? rested(state, see)
    : stay(state);
}

function raised(before: HandState, event: Pointing, see: Circumstances): HandStep {
  const known = before.fingers.find(({ pointer }) => pointer === event.pointer);
  if (!known) return stay(before);
  const isFirst = before.fingers[0] === known;
  return andThen(dragPointer(before, { ...event, type: "move" }, see), (state) => {
    const finger = state.fingers.find(({ pointer }) => pointer === event.pointer) ?? known;
    const left = state.fingers.filter(({ pointer }) => pointer !== event.pointer);
    return release({ ...state, fingers: left }, movedFinger(finger, event), isFirst, see);
  });
}

function menu(state: HandState, { at }: Menu, see: Circumstances): HandStep {
  if (see.isHolding()) return andThen(giveUp(state), (after) => stay(after, { do: "putBack" }));
  const on = see.pick(at);
  return andThen(giveUp(state), (after) =>
    stay(
      after,
      ...(on?.kind === "item" && !see.isChosen(on.id)
        ? ([{ do: "select", id: on.id, how: "only" }] as const)
        : []),
      ...(on?.kind === "opening"
        ? ([{ do: "choose", part: { kind: "opening", id: on.id } }] as const)
        : []),
      { do: "menu", at },
    ),
  );
}

export function reduceHand(state: HandState, event: HandEvent, see: Circumstances): HandStep {
  switch (event.type) {
    case "down":
      return pressPointer(state, event, see);
    case "move":
      return state.fingers.length === 0 ? roam(state, event, see) : dragPointer(state, event, see);
    case "up":
      return raised(state, event, see);
    case "cancel":
      return cancelled(state, event);
    case "lift":
      return lift(state, event);
    case "wheel":
      return stay(state, { do: "zoom", at: event.at, by: event.by });
    case "menu":
      return menu(state, event, see);
    case "leave":
      return state.fingers.length === 0 ? giveUp(state) : stay(state);
    case "tick":
      return told(state, event.now, see);
    case "abort":
      return andThen(giveUp({ ...state, fingers: [] }), (after) =>
        to({ ...after, lastClick: null }, { is: "resting" }, { do: "putBack" }),
      );
  }
}
