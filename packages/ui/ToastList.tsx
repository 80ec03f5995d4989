// The messages themselves, above everything else on the screen, even an open dialog.
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { followTopModal } from "./followTopModal.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { useTexts } from "./language.ts";
import { markScope, type Scoped } from "./scope.ts";
import { texts } from "./strings.ts";
import css from "./Toast.module.css";
import { nextToastExpiry, type ToastEvent, type ToastQueue } from "./toastQueue.ts";

type ToastListProps = Scoped & {
  queue: ToastQueue;
  life: number;
  send: (event: ToastEvent) => void;
};

const icons = { plain: Info, good: CircleCheck, error: CircleAlert };
const now = () => performance.now();

/** An element that React fills but the page moves: into the dialog that happens to be on top. */
function useHome(scope: Scoped["scope"], onMove: () => void) {
  const [home, setHome] = useState<HTMLElement | null>(null);
  const moved = useRef(onMove);
  moved.current = onMove;
  useEffect(() => {
    const element = document.createElement("div");
    element.className = css.home ?? "";
    markScope(element, scope);
    const follower = followTopModal(
      element,
      () => moved.current(),
      () => true,
    );
    setHome(element);
    return follower.stop;
  }, [scope]);
  return home;
}

export function ToastList({ queue, life, send, scope }: ToastListProps) {
  const strings = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [listening, setListening] = useState(false);
  const any = queue.shown.length > 0;
  const newest = queue.shown.toSorted((one, other) => one.since - other.since).at(-1);

  const raise = () => {
    if (!list.current?.isConnected) return;
    if (list.current.matches(":popover-open")) list.current.hidePopover();
    if (any) list.current.showPopover();
  };
  const home = useHome(scope, raise);

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown and hidden as a whole, not on every message.
  useEffect(raise, [any, home]);

  // The status must have been there, empty, before words in it are heard.
  useEffect(() => setListening(home !== null), [home]);

  useEffect(() => {
    const due = nextToastExpiry(queue, life);
    if (due === Number.POSITIVE_INFINITY) return;
    // At the time it was due, not at the present one: a timer that rings a moment early must count.
    const timer = setTimeout(() => send({ type: "tick", at: due, life }), due - now());
    return () => clearTimeout(timer);
  }, [queue, life, send]);

  const dismiss = (id: number) => {
    const buttons = [...list.current!.querySelectorAll("button")];
    const next = buttons.find((button) => button !== document.activeElement) ?? cameFrom.current;
    if (list.current!.contains(document.activeElement)) (next as HTMLElement | null)?.focus();
    send({ type: "dismiss", id, at: now() });
  };
  const hold = () => send({ type: "hold" });
  const release = () => {
    const { current } = list;
    if (current?.matches(":hover") || current?.contains(document.activeElement)) return;
    send({ type: "release", at: now() });
  };
  const onFocus = (event: FocusEvent) => {
    if (!list.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    hold();
  };

  if (!home) return null;
  return createPortal(
    <>
      <div className="visually-hidden" role="status">
        {listening && newest && <p key={`${newest.id} ${newest.since}`}>{newest.text}</p>}
      </div>
      <ul
        ref={list}
        popover="manual"
        className={css.list}
        // A pointer that rests where one happens to come has not asked it to stay.
        onPointerMove={hold}
        onPointerLeave={release}
        onFocus={onFocus}
        onBlur={() => queueMicrotask(release)}
      >
        {queue.shown.map(({ id, kind, text }) => (
          <li key={id} className={css.toast} data-kind={kind}>
            <span className={css.mark}>
              <Icon of={icons[kind]} />
            </span>
            <span className={css.text}>{text}</span>
            <IconButton
              icon={<Icon of={X} />}
              label={strings.dismiss}
              onClick={() => dismiss(id)}
            />
          </li>
        ))}
      </ul>
    </>,
    home,
  );
}
