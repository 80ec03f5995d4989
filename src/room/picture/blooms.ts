// The soft discs of light about flames and lamps, over everything that was drawn.
import { type SvgView, toView } from "../../models/svg/view.ts";
import type { Bloom } from "../../scene/light/hours.ts";

/** Laid over and not added, a bloom hides what it lights: it has to be thinner. */
const OVER = 0.55;

const two = (v: number): string => String(Math.round(v * 100) / 100);

export function drawBlooms(
  blooms: readonly Bloom[],
  view: SvgView,
  { left, top }: { readonly left: number; readonly top: number },
  prefix: string,
): string {
  const kinds = new Map<string, string[]>();
  const gradients: string[] = [];
  for (const { at, colour, size, strength } of blooms) {
    const key = `${colour} ${strength}`;
    let dots = kinds.get(key);
    if (!dots) {
      dots = [];
      kinds.set(key, dots);
      const stop = (offset: number, share: number) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${two(strength * share * OVER)}"/>`;
      const stops = stop(0, 1) + stop(0.25, 0.45) + stop(0.6, 0.1) + stop(1, 0);
      gradients.push(
        `<radialGradient id="${prefix}-b${gradients.length}">${stops}</radialGradient>`,
      );
    }
    const [x, y] = toView(view, at);
    const r = Math.round((size / 2) * view.scale * 1.3);
    dots.push(`<circle cx="${Math.round(x - left)}" cy="${Math.round(y - top)}" r="${r}"/>`);
  }
  const groups = [...kinds.values()].map(
    (dots, i) => `<g fill="url(#${prefix}-b${i})">${dots.join("")}</g>`,
  );
  return gradients.join("") + groups.join("");
}
