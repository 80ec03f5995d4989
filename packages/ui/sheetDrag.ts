// Lets a sheet be drawn down by its grip: it follows the finger, then goes, or springs back (swipe to dismiss).

/** Far enough, or a short flick. */
export function dismisses(distance: number, height: number, milliseconds: number): boolean {
  return distance > height * 0.35 || (distance > 40 && distance > 0.6 * milliseconds);
}

export function sheetDrag(grip: HTMLElement, sheet: HTMLElement, dismiss: () => void): () => void {
  const quit = new AbortController();
  const listen = { signal: quit.signal };
  let start: { y: number; at: number } | undefined;

  /** While it is held. */
  const distance = (event: PointerEvent) => Math.max(0, event.clientY - start!.y);
  const letGo = () => {
    start = undefined;
    sheet.style.translate = "";
  };
  // As long as it takes to come, which is no time where no movement is wanted.
  const springBack = () => {
    const seconds = Number.parseFloat(getComputedStyle(sheet).animationDuration);
    sheet.animate({ translate: [sheet.style.translate, "none"] }, seconds * 1000);
    letGo();
  };

  grip.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      start = { y: event.clientY, at: event.timeStamp };
      grip.setPointerCapture(event.pointerId);
    },
    listen,
  );
  grip.addEventListener(
    "pointermove",
    (event) => {
      if (start) sheet.style.translate = `0 ${distance(event)}px`;
    },
    listen,
  );
  grip.addEventListener(
    "pointerup",
    (event) => {
      if (!start) return;
      const goes = dismisses(distance(event), sheet.offsetHeight, event.timeStamp - start.at);
      if (!goes) return springBack();
      letGo();
      dismiss();
    },
    listen,
  );
  grip.addEventListener("pointercancel", springBack, listen);

  return () => {
    quit.abort();
    letGo();
  };
}
