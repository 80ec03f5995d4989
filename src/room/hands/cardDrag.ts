// Hands a card that is drawn out of the catalogue to the view that is open.
import type { ModelId } from "../model/room.ts";

type Taker = (model: ModelId, event: PointerEvent) => void;

// The panel and the view know nothing of each other; there is one of each on the page.
let takers: readonly Taker[] = [];

/** For the panel: the pointer of `event` is down and carries a card away; false where no view takes it. */
export function startCardDrag(model: ModelId, event: PointerEvent): boolean {
  const taker = takers.at(-1);
  taker?.(model, event);
  return taker !== undefined;
}

/** For a view: gives the way to stop. */
export function subscribeToCardDrags(taker: Taker): () => void {
  takers = [...takers, taker];
  return () => {
    takers = takers.filter((other) => other !== taker);
  };
}
