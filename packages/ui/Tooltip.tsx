// A few words beside a control, shown to whoever points at it or reaches it by keyboard.
import { useEffect, useId, useRef } from "react";
import { anchorTo } from "./anchorTo.ts";
import css from "./Tooltip.module.css";

type TooltipProps = {
  anchor: HTMLElement | null;
  text: string;
  /** Off where the text is the control's name already. */
  describes?: boolean;
  /** How long the pointer rests on the control before the words appear, in milliseconds. */
  delay?: number;
};

// Long enough to move the pointer from the control onto the words without losing them.
const grace = 150;

export function Tooltip({ anchor, text, describes = true, delay = 450 }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => {
    const panel = tip.current;
    if (!anchor || !panel) return;
    const quit = new AbortController();
    const listen = { signal: quit.signal };
    let timer = 0;
    let unfasten = () => {};

    const show = () => {
      clearTimeout(timer);
      // Beside an open menu the control's name would only be in the way.
      const unfolded = anchor.ariaExpanded === "true";
      if (unfolded || !anchor.isConnected || panel.matches(":popover-open")) return;
      panel.showPopover();
      unfasten = anchorTo(panel, anchor, { side: "above", align: "center", gap: 8 });
    };
    const hide = () => {
      clearTimeout(timer);
      unfasten();
      if (panel.matches(":popover-open")) panel.hidePopover();
    };
    const soon = (what: () => void, wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(what, wait);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== "touch") soon(show, delay);
    };
    const leave = () => soon(hide, grace);
    const focus = () => {
      if (anchor.matches(":focus-visible")) show();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The key goes on to the dialog or the editor around: words in passing must not swallow it.
      if (event.key === "Escape") hide();
    };

    anchor.addEventListener("pointerenter", enter, listen);
    anchor.addEventListener("pointerleave", leave, listen);
    anchor.addEventListener("pointerdown", hide, listen);
    anchor.addEventListener("focus", focus, listen);
    anchor.addEventListener("blur", hide, listen);
    panel.addEventListener("pointerenter", () => clearTimeout(timer), listen);
    panel.addEventListener("pointerleave", leave, listen);
    document.addEventListener("keydown", onKeyDown, { ...listen, capture: true });

    // Its code may have arrived after the pointer or the focus did.
    focus();
    if (anchor.matches(":hover") && matchMedia("(hover: hover)").matches) soon(show, delay);

    return () => {
      hide();
      quit.abort();
    };
  }, [anchor, delay]);

  useEffect(() => {
    if (!anchor || !describes) return;
    const others = anchor.getAttribute("aria-describedby");
    anchor.setAttribute("aria-describedby", others ? `${others} ${id}` : id);
    return () => {
      if (others) anchor.setAttribute("aria-describedby", others);
      else anchor.removeAttribute("aria-describedby");
    };
  }, [anchor, describes, id]);

  return (
    <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tip}>
      {text}
    </span>
  );
}
