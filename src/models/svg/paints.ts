// The fills of a drawing: plain colours, and gradients that are written once and shared.

import { rgbToHex } from "../colour.ts";
import type { Vec } from "../pose.ts";

export type Stop = { readonly at: number; readonly colour: Vec };

export class Paints {
  readonly #prefix: string;
  readonly #known = new Map<string, string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** From the left of the shape to its right. */
  across(stops: readonly Stop[]): string {
    const text = written(stops);
    return text.plain ?? this.#shared(`<linearGradient id="ID">${text.stops}</linearGradient>`);
  }

  /** From a point of the shape's box outward to a radius, in shares of the box. */
  round(cx: number, cy: number, r: number, stops: readonly Stop[]): string {
    const text = written(stops);
    const two = (v: number) => String(Math.round(v * 100) / 100).replace(/^0\./, ".");
    return (
      text.plain ??
      this.#shared(
        `<radialGradient id="ID" cx="${two(cx)}" cy="${two(cy)}" r="${two(r)}">${text.stops}</radialGradient>`,
      )
    );
  }

  /** One that was made elsewhere, with ID in the place of its id. */
  made(definition: string): string {
    return this.#shared(definition);
  }

  #shared(definition: string): string {
    const found = this.#known.get(definition);
    if (found) return found;
    const id = `${this.#prefix}${this.#known.size.toString(36)}`;
    this.#known.set(definition, `url(#${id})`);
    return `url(#${id})`;
  }

  /** All that was shared, to stand before the shapes. */
  get definitions(): string {
    const all = [...this.#known]
      .map(([definition, url]) => definition.replace("ID", url.slice(5, -1)))
      .join("");
    return all && `<defs>${all}</defs>`;
  }
}

function written(stops: readonly Stop[]): { stops: string; plain: string | null } {
  const colours = stops.map(({ colour }) => rgbToHex(colour));
  const plain = colours.every((colour) => colour === colours[0]) ? colours[0]! : null;
  const text = stops
    .map(({ at }, i) => {
      const offset = String(Math.round(at * 20) / 20).replace(/^0\./, ".");
      return `<stop offset="${offset}" stop-color="${colours[i]}"/>`;
    })
    .join("");
  return { stops: text, plain };
}
