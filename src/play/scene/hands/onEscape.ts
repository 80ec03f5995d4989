// Escape ends what a hand is about before it means anything else on the page.

/** `giveUp` tells whether there was anything to end; until the signal, it is asked first. */
export function onEscape(giveUp: () => boolean, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !giveUp()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("keydown", press, { signal, capture: true });
}
