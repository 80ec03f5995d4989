// Fastens a popover to its control: by CSS anchor positioning, or by measuring where that is missing.
import { placeBeside, type Wish } from "./placeBeside.ts";

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
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, view, wish);
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
  };
  place();
  window.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  return () => {
    window.removeEventListener("scroll", place, { capture: true });
    window.removeEventListener("resize", place);
  };
}
