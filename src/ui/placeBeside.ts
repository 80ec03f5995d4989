// Where a panel goes beside the control it belongs to, kept inside the window.
export type Side = "above" | "below";
export type Align = "start" | "center" | "end";
export type Wish = { side: Side; align: Align; gap: number };
type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const margin = 8;

export function placeBeside(anchor: Box, panel: Size, view: Size, wish: Wish) {
  const above = anchor.top - wish.gap - panel.height;
  const below = anchor.top + anchor.height + wish.gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + panel.height <= view.height - margin;
  const goesAbove = wish.side === "above" ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;

  const spare = anchor.width - panel.width;
  const shift = { start: 0, center: spare / 2, end: spare }[wish.align];
  const furthest = view.width - margin - panel.width;
  return {
    left: Math.max(margin, Math.min(anchor.left + shift, furthest)),
    top: goesAbove ? above : below,
  };
}
