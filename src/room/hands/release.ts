// A pointer goes up, or stays down long enough to mean something.
import type { HandEvent } from "./event.ts";
import { DOUBLE_CLICK, type Finger, FLICK, FLIGHT, type HandState, TAP } from "./gesture.ts";
import { giveUp } from "./giveUp.ts";
import type { Circumstances } from "./hitTester.ts";
import { type HandStep, spent, stay, to } from "./step.ts";

/** Clicked or tapped. */
function click(state: HandState, finger: Finger): HandStep {
  const { doing, lastClick } = state;
  if (doing.is !== "pressing") return stay(state);
  const { on, keys } = doing;
  const unclicked: HandState = { ...state, lastClick: null };
  if (on?.kind === "item") {
    const { id } = on;
    const isDouble =
      lastClick?.id === id && finger.now - lastClick.now <= DOUBLE_CLICK && !keys.shift;
    const how = isDouble ? "stack" : keys.shift ? "add" : "only";
    const clicked: HandState = { ...state, lastClick: isDouble ? null : { id, now: finger.now } };
    return spent(clicked, { do: "select", id, how });
  }
  if (on?.kind === "opening")
    return spent(unclicked, { do: "choose", part: { kind: "opening", id: on.id } });
  if (on?.kind === "wall")
    return spent(unclicked, { do: "choose", part: { kind: "wall", wall: on.wall } });
  return spent(unclicked, { do: "select", id: null, how: "only" }, { do: "choose", part: null });
}

/** Let go over the sheet, or thrown at it. */
function isPutAway({ kind, at, now, before }: Finger, height: number): boolean {
  if (kind !== "touch") return false;
  const speed = now > before.now ? (at.y - before.at.y) / (now - before.now) : 0;
  return at.y >= height || (speed >= FLICK && at.y + speed * FLIGHT >= height);
}

function carried(state: HandState, finger: Finger, see: Circumstances): HandStep {
  const { doing } = state;
  if (doing.is !== "carrying") return stay(state);
  if (doing.hasMoved) {
    if (isPutAway(finger, see.height())) return spent(state, { do: "putAway" });
    return spent(state, { do: "putDown", ifRefused: doing.isFree ? "stay" : "goBack" });
  }
  // Tapped: what the free hand holds comes there, and waits for its place to be found good.
  if (doing.isFree) return spent(state, { do: "grasp", at: null }, { do: "carry", at: finger.at });
  return spent(state, { do: "putBack" }, { do: "menu", at: finger.at });
}

function unpinched(state: HandState, now: number): HandStep {
  const { doing, fingers } = state;
  if (doing.is !== "pinching") return stay(state);
  if (doing.hasMoved) return fingers.length === 1 ? to(state, { is: "panning" }) : stay(state);
  if (fingers.length > 0) return stay(state);
  if (now - doing.since > TAP) return spent(state);
  return doing.most === 2
    ? spent(state, { do: "undo" })
    : doing.most === 3
      ? spent(state, { do: "redo" })
      : spent(state);
}

/** The fingers that are left are those of `state`. */
export function release(
  state: HandState,
  finger: Finger,
  isFirst: boolean,
  see: Circumstances,
): HandStep {
  const { doing } = state;
  switch (doing.is) {
    case "pressing":
      return click(state, finger);
    case "carrying":
      return isFirst ? carried(state, finger, see) : to(state, { ...doing, angle: null });
    case "pinching":
      return unpinched(state, finger.now);
    case "boxing":
      return spent(state, { do: "boxed", from: finger.from, to: finger.at });
    case "sliding":
      return isFirst ? spent(state, { do: "endSlide" }) : stay(state);
    case "painting":
      return isFirst ? spent(state, { do: "endPaint" }) : stay(state);
    case "panning":
      return state.fingers.length > 0 ? stay(state) : spent(state);
    default:
      return spent(state);
  }
}

export function cancelled(
  state: HandState,
  event: Extract<HandEvent, { type: "cancel" }>,
): HandStep {
  const fingers = state.fingers.filter(({ pointer }) => pointer !== event.pointer);
  if (fingers.length === state.fingers.length) return stay(state);
  return giveUp({ ...state, fingers });
}

export function longPressed(state: HandState): HandStep {
  const { doing, fingers } = state;
  const [finger] = fingers;
  if (doing.is !== "pressing" || !finger) return stay(state);
  const { on } = doing;
  if (on?.kind === "item")
    return to(
      state,
      { is: "carrying", isFree: false, hasMoved: false, angle: null },
      { do: "buzz" },
      { do: "pickUp", id: on.id, at: finger.from },
    );
  const chosen =
    on?.kind === "opening"
      ? ([{ do: "choose", part: { kind: "opening", id: on.id } }] as const)
      : on?.kind === "wall"
        ? ([{ do: "choose", part: { kind: "wall", wall: on.wall } }] as const)
        : [];
  return spent(state, { do: "buzz" }, ...chosen, { do: "menu", at: finger.at });
}

export const isLong = ({ doing }: HandState, now: number): boolean =>
  doing.is === "pressing" && doing.longAt !== null && now >= doing.longAt;
