// The part of the canvas that no panel covers: to it the room is framed, and from its corner points are told.
export type CanvasArea = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type FreePart = {
  /** Where the view with its hands begins, in CSS pixels of the canvas. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly area: CanvasArea;
};

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const contains = (outer: CanvasArea, inner: CanvasArea): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height;

/**
 * What is free now. While somebody has chosen or holds something the room stays under their hands,
 * however much more the panels give way; one that came over it, or another window, is another matter.
 */
export function freePart(
  known: { readonly part: FreePart; readonly window: Box } | null,
  { window, view, isBusy }: { window: Box; view: Box; isBusy: boolean },
): FreePart {
  const origin = { x: view.left - window.left, y: view.top - window.top };
  const isSameWindow =
    known?.window.width === window.width && known.window.height === window.height;
  const { width, height } = view;
  const area = { left: origin.x, top: origin.y, width, height };
  const isKept = known && isBusy && isSameWindow && contains(area, known.part.area);
  return { origin, area: isKept ? known.part.area : area };
}
