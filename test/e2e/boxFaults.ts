// What of a page cannot be read or pressed because of where it lies: cut off, out of the window, or under something else.
// Runs inside the page, where it knows nothing but its own words.

export function boxFaults({ spared, mayMeet }: { spared: string; mayMeet: string }): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Item = { element: Element; box: Box; says: string; isControl: boolean };
  const faults = new Set<string>();
  const wide = document.documentElement.clientWidth;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const parents = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let one = element.parentElement; one; one = one.parentElement) all.push(one);
    return all;
  };
  const quoted = (text: string) => `“${text.replace(/\s+/g, " ").trim().slice(0, 40)}”`;
  const named = (element: Element) => {
    const name = element.getAttribute("aria-label") || element.textContent || element.tagName;
    return `${element.tagName.toLowerCase()} ${quoted(name)}`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
  /** What only a screen reader is meant to find, and what is known to be right. */
  const isSpared = (element: Element) =>
    element.closest(`svg, option, [aria-hidden="true"], ${spared}`) !== null ||
    [element, ...parents(element)].some((one) => styleOf(one).clipPath === "inset(50%)");
  const layers = new Map<Element, Element | null>();
  const layerOf = (element: Element): Element | null => {
    const known = layers.get(element);
    if (known !== undefined) return known;
    const isLayer = /fixed|sticky/.test(styleOf(element).position);
    const found = isLayer ? element : element.parentElement && layerOf(element.parentElement);
    layers.set(element, found);
    return found;
  };
  const meets = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  /**
   * How much of it is left by what clips it, and which part is seen where it can be scrolled to: `box` is cut to that.
   * What nobody can scroll to is gone.
   */
  function leftOf(element: Element, box: Box): "whole" | "part" | "none" {
    const free = { x: true, y: true };
    let left: "whole" | "part" = "whole";
    let { position } = styleOf(element);
    for (const one of parents(element)) {
      const style = styleOf(one);
      if (position === "fixed") break;
      if (position === "absolute" && style.position === "static") continue;
      position = style.position;
      if (one === document.body || one === document.documentElement) break;
      const edge = one.getBoundingClientRect();
      for (const [axis, how, from, to] of [
        ["x", style.overflowX, "left", "right"],
        ["y", style.overflowY, "top", "bottom"],
      ] as const) {
        if (how === "visible") continue;
        if (box[to] <= edge[from] + 1 || box[from] >= edge[to] - 1) return "none";
        const isCut = box[from] < edge[from] - 2 || box[to] > edge[to] + 2;
        if (isCut && free[axis] && /hidden|clip/.test(how)) left = "part";
        if (/auto|scroll/.test(how)) free[axis] = false;
        box[from] = Math.max(box[from], edge[from]);
        box[to] = Math.min(box[to], edge[to]);
      }
    }
    const isAway = free.x && (box.left < -2 || box.right > wide + 2);
    return isAway ? "part" : left;
  }

  const items: Item[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!;
    const says = node.textContent!;
    if (says.trim() === "" || !isShown(element) || isSpared(element)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      // The height of small letters: lines may stand close.
      const aside = line.height * 0.3;
      const box = {
        left: line.left + 1,
        right: line.right - 1,
        top: line.top + aside,
        bottom: line.bottom - aside,
      };
      const left = leftOf(element, box);
      if (left === "none") continue;
      if (left === "part") faults.add(`cut: ${quoted(says)} in ${named(element)}`);
      items.push({ element, box, says: quoted(says), isControl: false });
    }
  }
  const controls =
    "a[href], button, input, select, textarea, summary, [role=slider], [role=gridcell]";
  for (const element of document.querySelectorAll(controls)) {
    if (!isShown(element) || isSpared(element)) continue;
    // A choice is made by its label.
    if (element.matches("input:is([type=radio], [type=checkbox])")) continue;
    // One that goes on in a second line has a box in each.
    for (const { left, right, top, bottom, width, height } of element.getClientRects()) {
      if (width < 3 || height < 3) continue;
      const box = { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
      const isLeft = leftOf(element, box);
      if (isLeft === "none") continue;
      if (isLeft === "part") faults.add(`cut: ${named(element)}`);
      items.push({ element, box, says: named(element), isControl: true });
    }
  }

  // One over the other, wherever on the page they lie.
  const ordered = items.toSorted((a, b) => a.box.top - b.box.top);
  for (const [at, one] of ordered.entries())
    for (let next = at + 1; next < ordered.length; next += 1) {
      const other = ordered[next]!;
      if (other.box.top >= one.box.bottom) break;
      if (one.isControl !== other.isControl || !meets(one.box, other.box)) continue;
      if (one.isControl && one.element.matches(mayMeet) && other.element.matches(mayMeet)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      faults.add(`over: ${one.says} and ${other.says}`);
    }

  /** What is pressed or seen there instead, if that hides what it lies on. */
  const paints = (element: Element): boolean => {
    if (styleOf(element).opacity === "0") return false;
    if (element.matches("img, canvas, video, input, svg *")) return true;
    return [null, "::before", "::after"].some((part) => {
      const style = part ? getComputedStyle(element, part) : styleOf(element);
      if (part && style.content === "none") return false;
      const isClear = /transparent|, 0\)|\/ 0\)$/.test(style.backgroundColor);
      return !isClear || style.backgroundImage !== "none";
    });
  };
  const shift = { x: scrollX, y: scrollY };
  const page = document.documentElement;
  for (let y = 0; ; y += innerHeight * 0.6) {
    scrollTo({ top: y, behavior: "instant" });
    const moved = { x: shift.x - scrollX, y: shift.y - scrollY };
    for (const { element, box, says } of items) {
      const layer = layerOf(element);
      const by = layer && styleOf(layer).position === "fixed" ? { x: 0, y: 0 } : moved;
      if (layer && styleOf(layer).position === "sticky") continue;
      const x = (box.left + box.right) / 2 + by.x;
      const at = (box.top + box.bottom) / 2 + by.y;
      if (x < 0 || x >= wide || at < 0 || at >= innerHeight) continue;
      if (styleOf(element).pointerEvents === "none") continue;
      const hit = document.elementFromPoint(x, at);
      if (!hit || hit.contains(element) || element.contains(hit)) continue;
      if (layerOf(hit) !== layer) continue;
      const over = [hit, ...parents(hit)];
      const until = over.findIndex((one) => one.contains(element));
      if (over.slice(0, until).some(paints))
        faults.add(`covered: ${says} by ${named(hit)} .${hit.getAttribute("class")}`);
    }
    if (y + innerHeight >= page.scrollHeight) break;
  }
  scrollTo({ top: shift.y, behavior: "instant" });
  if (page.scrollWidth > wide + 1) faults.add(`sideways: ${page.scrollWidth} in ${wide}`);
  return [...faults];
}
