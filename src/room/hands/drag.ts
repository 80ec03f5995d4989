// A pointer that is down goes somewhere.
import { pinchOf, pointDistance, twist } from "../../scene/gestures/pinch.ts";
import type { HandEvent } from "./event.ts";
import { carriedAt, type Doing, type Finger, type HandState, STRAY, TWIST } from "./gesture.ts";
import type { Circumstances } from "./hitTester.ts";
import { andThen, type HandStep, replaced, stay, to } from "./step.ts";

type Move = Extract<HandEvent, { type: "move" | "up" }>;

/** Speed is told from a moment long enough to be one. */
const MOMENT = 80;
/** Pixels and degrees that two fingers may stray in a tap. */
const SLACK = 12;

const carrying: Doing = { is: "carrying", isFree: false, hasMoved: true, angle: null };

const hasStrayed = (finger: Finger): boolean =>
  pointDistance(finger.from, finger.at) > STRAY[finger.kind];

export function movedFinger(finger: Finger, { at, now }: Move): Finger {
  const isOld = now - finger.before.now >= MOMENT;
  return { ...finger, at, now, ...(isOld && { before: { at: finger.at, now: finger.now } }) };
}

/** A press has become a drag. */
function begun(state: HandState, finger: Finger, see: Circumstances): HandStep {
  const { doing } = state;
  if (doing.is !== "pressing" || !hasStrayed(finger)) return stay(state);
  const { on, keys } = doing;
  const isMouse = finger.kind === "mouse";
  const pan = to(state, { is: "panning" }, { do: "pan", from: finger.from, to: finger.at });
  if (on?.kind === "item") {
    // On glass only what was chosen before moves, so that a room can be pushed about anywhere.
    if (!isMouse && !see.isChosen(on.id)) return pan;
    const take = isMouse && keys.alt ? "duplicate" : "pickUp";
    return to(
      state,
      carrying,
      ...(keys.shift && !see.isChosen(on.id)
        ? ([{ do: "select", id: on.id, how: "add" }] as const)
        : []),
      { do: take, id: on.id, at: finger.from },
      { do: "carry", at: carriedAt(finger) },
    );
  }
  if (on?.kind === "opening")
    return to(
      state,
      { is: "sliding" },
      { do: "choose", part: { kind: "opening", id: on.id } },
      { do: "grabOpening", id: on.id, at: finger.from },
      { do: "slide", at: finger.at },
    );
  if (on?.kind === "wall" && see.pulls(on.wall))
    return to(
      state,
      { is: "sliding" },
      { do: "choose", part: { kind: "wall", wall: on.wall } },
      { do: "grabWall", wall: on.wall, at: finger.from },
      { do: "slide", at: finger.at },
    );
  if (isMouse && keys.shift)
    return to(state, { is: "boxing" }, { do: "box", from: finger.from, to: finger.at });
  return pan;
}

function pinched(state: HandState): HandStep {
  const { doing, fingers } = state;
  const [a, b] = fingers;
  if (doing.is !== "pinching" || !a || !b) return stay(state);
  const now = pinchOf(a.at, b.at);
  const { last } = doing;
  const start = pinchOf(a.from, b.from);
  const hasMoved =
    doing.hasMoved ||
    pointDistance(start.middle, now.middle) > SLACK ||
    Math.abs(start.distance - now.distance) > SLACK ||
    fingers.some(({ from, at }) => pointDistance(from, at) > SLACK);
  if (!hasMoved) return stay(state);
  const turn = twist(doing.angle, now.angle);
  const isTurned = Math.abs(turn) >= TWIST;
  const next: Doing = { ...doing, hasMoved, last: now, ...(isTurned && { angle: now.angle }) };
  return to(
    state,
    next,
    { do: "pan", from: last.middle, to: now.middle },
    { do: "zoom", at: now.middle, by: now.distance / last.distance },
    ...(isTurned ? ([{ do: "quarter", by: turn > 0 ? 1 : -1 }] as const) : []),
  );
}

/** Two fingers on what is held: a twist to the right turns it to the right. */
function turnedBy(state: HandState, base: number): { angle: number; by: 1 | -1 | null } {
  const [a, b] = state.fingers;
  if (!a || !b) return { angle: base, by: null };
  const { angle } = pinchOf(a.at, b.at);
  const turn = twist(base, angle);
  return Math.abs(turn) >= TWIST ? { angle, by: turn > 0 ? -1 : 1 } : { angle: base, by: null };
}

export function dragPointer(before: HandState, event: Move, see: Circumstances): HandStep {
  const known = before.fingers.find(({ pointer }) => pointer === event.pointer);
  if (!known) return stay(before);
  const finger = movedFinger(known, event);
  const state: HandState = { ...before, fingers: replaced(before.fingers, finger) };
  const { doing } = state;
  const isFirst = state.fingers[0]?.pointer === finger.pointer;
  switch (doing.is) {
    case "pressing":
      return begun(state, finger, see);
    case "carrying": {
      if (doing.angle !== null) {
        const { angle, by } = turnedBy(state, doing.angle);
        if (by !== null) return to(state, { ...doing, angle }, { do: "turnHeld", by });
      }
      if (!isFirst || (!doing.hasMoved && !hasStrayed(finger))) return stay(state);
      return to(state, { ...doing, hasMoved: true }, { do: "carry", at: carriedAt(finger) });
    }
    case "twisting": {
      const { angle, by } = turnedBy(state, doing.angle);
      return by === null ? stay(state) : to(state, { ...doing, angle }, { do: "turnHeld", by });
    }
    case "panning":
      return isFirst ? stay(state, { do: "pan", from: known.at, to: finger.at }) : stay(state);
    case "boxing":
      return stay(state, { do: "box", from: finger.from, to: finger.at });
    case "sliding":
      return isFirst ? stay(state, { do: "slide", at: finger.at }) : stay(state);
    case "painting":
      return isFirst ? stay(state, { do: "paint", at: finger.at, isFirst: false }) : stay(state);
    case "pinching":
      return andThen(stay(state), pinched);
    default:
      return stay(state);
  }
}
