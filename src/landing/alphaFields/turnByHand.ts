// Tells when a drum is turned by drag or wheel, or one of the digits beside its own is pressed.

/** How far a drum is dragged for one digit, in pixels. */
const DIGIT_PX = 44;

export function turnByHand(drum: HTMLElement, onStep: (step: 1 | -1) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let from: number | null = null;
  let isPress = false;

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    drum.setPointerCapture(event.pointerId);
    [from, isPress] = [event.clientY, true];
  };
  const move = ({ clientY }: PointerEvent) => {
    while (from !== null && Math.abs(clientY - from) >= DIGIT_PX) {
      const isDown = clientY > from;
      from += isDown ? DIGIT_PX : -DIGIT_PX;
      isPress = false;
      // Pulled down, a drum shows what stood above.
      onStep(isDown ? -1 : 1);
    }
  };
  const up = ({ clientY }: PointerEvent) => {
    from = null;
    if (!isPress) return;
    const { top, height } = drum.getBoundingClientRect();
    const at = (clientY - top) / height;
    if (at < 1 / 3) onStep(-1);
    if (at > 2 / 3) onStep(1);
  };
  const cancel = () => {
    from = null;
  };
  const wheel = (event: WheelEvent) => {
    // A page that is only scrolled past must go on scrolling.
    if (document.activeElement !== drum || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    onStep(event.deltaY > 0 ? 1 : -1);
  };

  drum.addEventListener("pointerdown", down, { signal });
  drum.addEventListener("pointermove", move, { signal });
  drum.addEventListener("pointerup", up, { signal });
  drum.addEventListener("pointercancel", cancel, { signal });
  drum.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listening.abort();
}
