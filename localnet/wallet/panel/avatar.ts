// A little field for an account, its colours drawn from the address.
import { drawing } from "./element.ts";

export function avatar(address: string): SVGElement {
  const hue = Number.parseInt(address.slice(2, 6), 16) % 360;
  const shape = Number.parseInt(address.slice(6, 8), 16) % 3;
  const ground = `hsl(${hue} 42% 62%)`;
  const furrow = `hsl(${hue} 38% 48%)`;
  const plant = `hsl(${(hue + 140) % 360} 48% 34%)`;
  return drawing(
    "svg",
    { viewBox: "0 0 32 32", class: "avatar", "aria-hidden": "true" },
    drawing("path", { fill: "#95592c", d: "M3 13v7l13 9 13-9v-7z" }),
    drawing("path", { fill: ground, d: "M16 4 29 13 16 22 3 13z" }),
    drawing("path", {
      fill: "none",
      stroke: furrow,
      "stroke-width": "1.4",
      d: "m7.5 10 13 9M11.8 7l13 9",
    }),
    drawing("path", { fill: plant, d: plants[shape] ?? "" }),
  );
}

const plants = [
  "M15 14V9c-3 0-4.600-1.500-4.800-4 2.800-.2 4.700 1 5.800 3 1.100-2 3-3.200 5.800-3-.2 2.500-1.800 4-4.800 4v5z",
  "M16 1.500 20 8h-2l3.200 5h-4.100v2h-2.200v-2h-4.100L14 8h-2z",
  "M15 15V9.800A4.200 4.200 0 1 1 17 9.800V15z",
];
