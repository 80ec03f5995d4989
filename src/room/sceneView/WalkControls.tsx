// Walking with keys, by dragging the view about, and with the thumb on a pad.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { act } from "../editor/actions/actions.ts";
import { useEditor } from "../editor/EditorContext.ts";
import { focusWhenDrawn } from "../editor/regions.ts";
import css from "./Scene.module.css";
import { strings } from "./strings.ts";
import type { Walk } from "./useWalk.ts";
import { type Gait, standingGait } from "./walk.ts";

const ways: Readonly<Record<string, Partial<Gait>>> = {
  ArrowUp: { forward: 1 },
  ArrowDown: { forward: -1 },
  ArrowLeft: { turn: -1 },
  ArrowRight: { turn: 1 },
  w: { forward: 1 },
  s: { forward: -1 },
  a: { aside: -1 },
  d: { aside: 1 },
};

/** Radians in a pixel. */
const GAZE = 0.0042;
const PAD = 46;

const within = (value: number): number => Math.max(-1, Math.min(1, value));
const wayOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

export function WalkControls({ walk }: { walk: Walk }) {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLSpanElement>(null);
  const down = useRef(new Set<string>());
  const gaze = useRef<{ id: number; x: number; y: number } | null>(null);
  const thumb = useRef<number | null>(null);

  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    const { go } = walk;
    return () => go(standingGait);
  }, [walk]);

  const goByKeys = (isPress: boolean) => {
    const gait = { ...standingGait };
    for (const key of down.current)
      for (const [name, by] of Object.entries(ways[key] ?? {})) gait[name as keyof Gait] += by;
    walk.go(gait, isPress);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = wayOf(event.key);
    if (!(key in ways)) return;
    event.preventDefault();
    if (down.current.has(key)) return;
    down.current.add(key);
    goByKeys(true);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (down.current.delete(wayOf(event.key))) goByKeys(false);
  };
  const stop = () => {
    down.current.clear();
    walk.go(standingGait);
  };

  const onDown = (event: PointerEvent<HTMLElement>) => {
    if (gaze.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    gaze.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = gaze.current;
    if (from?.id !== pointerId) return;
    // The room goes with the hand, so the head goes against it.
    walk.turnHead((from.x - clientX) * GAZE, (clientY - from.y) * GAZE);
    gaze.current = { id: pointerId, x: clientX, y: clientY };
  };
  const onUp = ({ pointerId }: PointerEvent) => {
    if (gaze.current?.id === pointerId) gaze.current = null;
  };

  const push = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (thumb.current !== event.pointerId) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = within((event.clientX - box.left - box.width / 2) / PAD);
    const y = within((event.clientY - box.top - box.height / 2) / PAD);
    knob.current?.style.setProperty("translate", `${x * 24}px ${y * 24}px`);
    walk.go({ forward: -y, aside: 0, turn: Math.abs(x) > 0.25 ? x : 0 });
  };
  const onPad = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    thumb.current = event.pointerId;
    push(event);
  };
  const offPad = (event: PointerEvent) => {
    event.stopPropagation();
    thumb.current = null;
    knob.current?.style.removeProperty("translate");
    walk.go(standingGait);
  };

  return (
    <>
      <div
        ref={place}
        role="application"
        className={css.walk}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys
        tabIndex={0}
        data-home=""
        aria-label={strings.walk}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onBlur={stop}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
      />
      <div
        className={css.pad}
        aria-hidden="true"
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={onPad}
        onPointerMove={push}
        onPointerUp={offPad}
        onPointerCancel={offPad}
      >
        <span ref={knob} />
      </div>
      <div className={css.leave}>
        <IconButton
          icon={<Icon of={X} />}
          kind="raised"
          label={strings.leave}
          onClick={() => {
            act(editor, "back", "byPointer");
            focusWhenDrawn("room");
          }}
        />
      </div>
    </>
  );
}
