// Fastens a popover to its control: by CSS anchor positioning, or by measuring where that is missing (popover positioning).

type Wish = { side: "above" | "below"; align: "start" | "center" | "end"; gap: number };
type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

const margin = 8;

/** Where a panel goes beside the control it belongs to, kept inside the window. */
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

const anchorsNatively = (): boolean => CSS.supports("position-area", "block-end");

export function anchorTo(
  panel: HTMLElement,
  anchor: HTMLElement,
  wish: Wish,
  native = anchorsNatively(),
): () => void {
  if (native) {
    // A control may have both a tooltip and a menu: they share its one name.
    const name = anchor.style.getPropertyValue("anchor-name") || `--anchor-${panel.id}`;
    anchor.style.setProperty("anchor-name", name);
    panel.style.setProperty("position-anchor", name);
    return () => {};
  }

  const place = () => {
    // Where the page is drawn larger, its own pixels are not those of the window.
    const zoom = panel.currentCSSZoom ?? 1;
    const size = { width: panel.offsetWidth * zoom, height: panel.offsetHeight * zoom };
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, view, wish);
    panel.style.left = `${left / zoom}px`;
    panel.style.top = `${top / zoom}px`;
  };
  place();
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
}
