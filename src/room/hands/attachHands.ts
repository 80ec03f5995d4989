// Listens to the pointers over an element and feeds the machine of gestures with them.
import { closerByWheel } from "../../scene/gestures/wheel.ts";
import { subscribeToCardDrags } from "./cardDrag.ts";
import type { HandEvent, PointerKind, ViewPoint } from "./event.ts";
import { resting, wakeAt } from "./gesture.ts";
import type { HandController } from "./handController.ts";
import { reduceHand } from "./machine.ts";

export type Attached = {
  /** What was carried is out of the hand by another way: the rest of the gesture means nothing. */
  readonly forget: () => void;
  readonly detach: () => void;
};

const kindOf = ({ pointerType }: PointerEvent): PointerKind =>
  pointerType === "mouse" ? "mouse" : "touch";

/** For each pixel of a wheel, and of two fingers on a pad. */
const EAGER = { wheel: 0.0015, pad: 0.01 } as const;

export function attachHands(element: HTMLElement, hand: HandController): Attached {
  let state = resting;
  let timer = 0;
  let isWorking = false;
  let lastKind: PointerKind = "mouse";
  let hasSpace = false;
  const stop = new AbortController();
  const { signal } = stop;

  const at = ({ clientX, clientY }: MouseEvent): ViewPoint => {
    const box = element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };

  const feed = (event: HandEvent) => {
    const next = reduceHand(state, event, hand.circumstances);
    state = next.state;
    isWorking = true;
    for (const intent of next.intents) hand.carryOut(intent);
    isWorking = false;
    const { is } = state.doing;
    element.dataset.hand = is === "pressing" || is === "spent" ? "resting" : is;
    clearTimeout(timer);
    const wake = wakeAt(state);
    if (wake !== null) timer = window.setTimeout(tick, Math.max(0, wake - performance.now()) + 1);
  };
  const tick = () => feed({ type: "tick", now: performance.now() });

  const isControl = ({ target }: Event) =>
    target instanceof Element && target.closest("button, a, input") !== null;

  const pointing = (type: "move" | "up") => (event: PointerEvent) => {
    const { pointerId: pointer } = event;
    const isOurs = state.fingers.some((finger) => finger.pointer === pointer);
    // Its button was let go where nobody heard of it: over another window, or a menu of the browser's.
    if (isOurs && type === "move" && event.pointerType === "mouse" && event.buttons === 0)
      feed({ type: "cancel", pointer });
    else if (isOurs || (type === "move" && state.fingers.length === 0 && isOver(event)))
      feed({ type, pointer, at: at(event), now: performance.now() });
  };
  const isOver = (event: Event) =>
    event instanceof PointerEvent &&
    event.pointerType === "mouse" &&
    event.target instanceof Element &&
    element.contains(event.target) &&
    !isControl(event);

  // The list of the view has the keyboard wherever the view is pressed.
  const onMouseDown = (event: MouseEvent) => {
    if (isControl(event)) return;
    event.preventDefault();
    element.querySelector<HTMLElement>("[data-home]")?.focus({ preventScroll: true });
  };

  const onDown = (event: PointerEvent) => {
    if (isControl(event)) return;
    const kind = kindOf(event);
    lastKind = kind;
    if (kind === "mouse" && event.button === 2) return;
    if (event.button === 1) event.preventDefault();
    const { shiftKey: shift, altKey: alt, button, pointerId: pointer } = event;
    const keys = { shift, alt, space: hasSpace };
    feed({ type: "down", pointer, kind, button, at: at(event), now: performance.now(), keys });
  };

  const onMenu = (event: MouseEvent) => {
    event.preventDefault();
    // A long press is the machine's own affair, and the menu key that of the table of actions.
    if (lastKind === "mouse" && event.button === 2) feed({ type: "menu", at: at(event) });
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    feed({ type: "wheel", at: at(event), by: closerByWheel(event, EAGER.wheel, EAGER.pad) });
  };

  const onSpace = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key === " ") hasSpace = isDown;
  };

  // A finger that carries a card must not scroll the panel that the card came from; and Chromium
  // takes a swift draw over the room for a fling, which would swallow the next tap.
  const onTouchMove = (event: TouchEvent) => {
    const isOnRoom = element.contains(event.target as Node) && !isControl(event);
    if (event.cancelable && (isOnRoom || state.doing.is === "carrying")) event.preventDefault();
  };

  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("mousedown", onMouseDown, { signal });
  element.addEventListener("contextmenu", onMenu, { signal });
  element.addEventListener("wheel", onWheel, { signal, passive: false });
  element.addEventListener("pointerleave", () => feed({ type: "leave" }), { signal });
  window.addEventListener("pointermove", pointing("move"), { signal });
  window.addEventListener("pointerup", pointing("up"), { signal });
  window.addEventListener(
    "pointercancel",
    ({ pointerId }) => feed({ type: "cancel", pointer: pointerId }),
    { signal },
  );
  window.addEventListener("touchmove", onTouchMove, { signal, passive: false });
  window.addEventListener("keydown", onSpace(true), { signal });
  window.addEventListener("keyup", onSpace(false), { signal });
  window.addEventListener(
    "blur",
    () => {
      hasSpace = false;
      if (state.fingers.length > 0) feed({ type: "abort" });
    },
    { signal },
  );
  const leaveLifts = subscribeToCardDrags((model, event) => {
    const { pointerId: pointer } = event;
    const kind = kindOf(event);
    lastKind = kind;
    feed({ type: "lift", pointer, kind, model, at: at(event), now: performance.now() });
  });

  return {
    forget: () => {
      if (!isWorking && state.doing.is === "carrying") state = { ...state, doing: { is: "spent" } };
    },
    detach: () => {
      leaveLifts();
      stop.abort();
      clearTimeout(timer);
      if (state.fingers.length > 0) {
        const { intents } = reduceHand(state, { type: "abort" }, hand.circumstances);
        for (const intent of intents) hand.carryOut(intent);
      }
      delete element.dataset.hand;
    },
  };
}
