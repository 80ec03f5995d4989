// A pointer comes down: what it may become.
import { pinchOf } from "../../scene/gestures/pinch.ts";
import type { HandEvent } from "./event.ts";
import { type Finger, type HandState, LONG_PRESS } from "./gesture.ts";
import { giveUp } from "./giveUp.ts";
import type { Circumstances } from "./hitTester.ts";
import { andThen, type HandStep, stay, to } from "./step.ts";

type Down = Extract<HandEvent, { type: "down" }>;

const fingerOf = ({ pointer, kind, at, now }: Pick<Down, "pointer" | "kind" | "at" | "now">) =>
  ({ pointer, kind, from: at, at, now, before: { at, now }, since: now }) satisfies Finger;

function first(state: HandState, event: Down, see: Circumstances): HandStep {
  const { kind, button, at, now, keys } = event;
  if (button === 1 || (button === 0 && keys.space)) return to(state, { is: "panning" });
  if (button !== 0) return to(state, { is: "spent" });
  if (see.isHolding()) {
    const carrying = { is: "carrying", isFree: true, hasMoved: false, angle: null } as const;
    return kind === "mouse"
      ? to(state, { ...carrying, hasMoved: true }, { do: "grasp", at: null }, { do: "carry", at })
      : to(state, carrying, { do: "grasp", at });
  }
  if (see.isPainting()) return to(state, { is: "painting" }, { do: "paint", at, isFirst: true });
  const longAt = kind === "touch" ? now + LONG_PRESS : null;
  return to(state, { is: "pressing", on: see.pick(at), keys, longAt });
}

/** Another finger beside those that are down. */
function further(state: HandState): HandStep {
  const [a, b] = state.fingers;
  if (!a || !b) return stay(state);
  const pinch = pinchOf(a.at, b.at);
  const { doing, fingers } = state;
  switch (doing.is) {
    case "carrying":
      return doing.isFree && !doing.hasMoved
        ? to(state, { is: "twisting", angle: pinch.angle })
        : to(state, { ...doing, angle: pinch.angle });
    case "pressing":
    case "panning":
      return to(state, {
        is: "pinching",
        hasMoved: doing.is === "panning",
        most: fingers.length,
        since: a.since,
        last: pinch,
        angle: pinch.angle,
      });
    case "pinching":
      return to(state, { ...doing, most: Math.max(doing.most, fingers.length) });
    default:
      return stay(state);
  }
}

export function pressPointer(before: HandState, event: Down, see: Circumstances): HandStep {
  const isKnown = before.fingers.some(({ pointer }) => pointer === event.pointer);
  // A pointer that comes down twice was lost in between.
  const lost: HandState = isKnown ? { ...before, fingers: [] } : before;
  const start = isKnown ? giveUp(lost) : stay(before);
  return andThen(start, (state) => {
    const hidden = state.hover?.isShown
      ? ([{ do: "hover", id: null, at: event.at }] as const)
      : ([] as const);
    const next: HandState = { ...state, hover: null, fingers: [...state.fingers, fingerOf(event)] };
    return andThen(stay(next, ...hidden), (down) =>
      down.fingers.length === 1 ? first(down, event, see) : further(down),
    );
  });
}

export function lift(before: HandState, event: Extract<HandEvent, { type: "lift" }>): HandStep {
  return andThen(giveUp({ ...before, fingers: [] }), (state) =>
    to(
      { ...state, fingers: [fingerOf(event)] },
      { is: "carrying", isFree: false, hasMoved: true, angle: null },
      { do: "lift", model: event.model, at: event.at },
    ),
  );
}
