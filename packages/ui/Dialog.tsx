// A modal dialog on raised paper: two panes where there is room, a sheet from below where there is not.
import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import css from "./Dialog.module.css";
import handle from "./DialogGrip.module.css";
import { beginStep, openModal, rescueFocus, watchLostFocus } from "./dialogFocus.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { useTexts } from "./language.ts";
import { lockPage } from "./lockPage.ts";
import { sheetDrag } from "./sheetDrag.ts";
import { texts } from "./strings.ts";

export type CloseReason = "escape" | "backdrop" | "button" | "drag" | "form";

type DialogProps = {
  open: boolean;
  /** Its name and, unless `bare`, its heading. */
  title: string;
  size?: "compact" | "wide" | undefined;
  /** Asked to close; it closes when `open` becomes false. */
  onClose: (reason: CloseReason) => void;
  onBack?: (() => void) | undefined;
  /** A picture above the title, which is centred then. */
  picture?: ReactNode;
  /** The left pane of a wide dialog, under the title. */
  side?: ReactNode;
  /** The content draws the whole surface and the title is only heard. */
  bare?: boolean | undefined;
  /** No higher than 504 px, as a sheet 468; what is longer scrolls in it. */
  low?: boolean | undefined;
  /** When it changes, the focus moves to what is marked `data-autofocus`, else to the title. */
  step?: string | undefined;
  /** Drawn and laid out already while it is closed, so that opening it has little left to do. */
  warm?: boolean | undefined;
  /** Takes the focus after closing when the opener is gone. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
  children: ReactNode;
};

function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}

export function Dialog(props: DialogProps) {
  const strings = useTexts(texts);
  const { open, onClose, returnTo, step } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [, sync] = useReducer((count: number) => count + 1, 0);
  const freePage = useRef(() => {});
  const ask = useRef(onClose);
  const asked = useRef(false);
  const pressedBackdrop = useRef(false);
  const lastStep = useRef(step);
  // What it showed last stays until it has faded, even when the owner has nothing to show any more.
  const kept = useRef<DialogProps | null>(null);
  const shown = open ? props : (kept.current ?? props);

  // On every render: the dialog may also have been closed by the browser against the owner's will.
  useLayoutEffect(() => {
    ask.current = onClose;
    if (open) kept.current = props;
    const element = dialog.current!;
    if (open === element.open) return;
    asked.current = false;
    if (open) {
      freePage.current = lockPage();
      openModal(element, body.current!, title.current!);
    } else {
      element.close();
      freePage.current();
      rescueFocus(returnTo);
    }
  });

  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (open) beginStep(dialog.current!, body.current!, title.current!);
  }, [open, step]);

  useLayoutEffect(() => {
    const element = dialog.current!;
    return () => {
      freePage.current();
      if (!element.open) return;
      element.close();
      rescueFocus();
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    const stopWatching = watchLostFocus(dialog.current!, title.current!);
    const settle = sheetDrag(grip.current!, dialog.current!, () => ask.current("drag"));
    return () => {
      stopWatching();
      settle();
    };
  }, [open]);

  useEffect(() => {
    // Asked of what has never been open, it would only have the whole page laid out.
    if (open || !kept.current) return;
    let reopened = false;
    const fading = dialog.current!.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(fading).then(() => {
      if (reopened || !kept.current) return;
      kept.current = null;
      sync();
    });
    return () => {
      reopened = true;
    };
  }, [open]);

  const request = (reason: CloseReason) => {
    asked.current = true;
    onClose(reason);
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside tells in the same words that nothing was picked.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    request("escape");
  };
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    freePage.current();
    if (!open) return;
    if (!asked.current) request("form");
    sync();
  };
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    pressedBackdrop.current = isOnBackdrop(event);
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedBackdrop.current && isOnBackdrop(event)) request("backdrop");
    pressedBackdrop.current = false;
  };

  const layout = shown.bare
    ? "bare"
    : shown.picture
      ? "picture"
      : shown.size === "wide" && shown.side
        ? "panes"
        : "plain";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-size={shown.size ?? "compact"}
      data-layout={layout}
      data-low={shown.low || undefined}
      data-warm={shown.warm || undefined}
      className={css.dialog}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {(open || kept.current || shown.warm) && (
        <>
          <div ref={grip} className={handle.grip} aria-hidden="true" />
          {shown.onBack && (
            <div className={css.back}>
              <IconButton
                icon={<Icon of={ArrowLeft} />}
                label={strings.back}
                onClick={shown.onBack}
              />
            </div>
          )}
          {shown.picture && <div className={css.picture}>{shown.picture}</div>}
          <h2
            ref={title}
            id={titleId}
            tabIndex={-1}
            className={shown.bare ? "visually-hidden" : css.title}
          >
            {shown.title}
          </h2>
          <div className={css.close}>
            <IconButton
              icon={<Icon of={X} />}
              label={strings.close}
              onClick={() => request("button")}
            />
          </div>
          <div ref={body} className={css.content}>
            {shown.side && <div className={css.side}>{shown.side}</div>}
            <div className={css.body}>{shown.children}</div>
          </div>
        </>
      )}
    </dialog>
  );
}
