// The sky behind a field that stands alone: a gradient, the sun or moon, far land, clouds, the island's shade.
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";
import type { KindOf } from "../odds.ts";
import { horizon } from "./horizon.ts";

type Sky = {
  readonly stops: readonly (readonly [at: number, colour: string])[];
  readonly disc: string;
  readonly cloud: string;
  readonly shade: string;
};

const kinds: Record<Hour, Sky> = {
  day: {
    stops: [
      [0, "#bfe0dc"],
      [0.45, "#e3ecd0"],
      [0.8, "#fdf0cf"],
      [1, "#fbe3b6"],
    ],
    disc: "#fff3c4",
    cloud: "#fffaf0",
    shade: "#8a6a3a",
  },
  evening: {
    stops: [
      [0, "#8f86b0"],
      [0.4, "#e3a38f"],
      [0.75, "#f9cf94"],
      [1, "#fbdfa9"],
    ],
    disc: "#ffd58a",
    cloud: "#f6d3bd",
    shade: "#7a4a3a",
  },
  night: {
    stops: [
      [0, "#14132c"],
      [0.45, "#262650"],
      [0.85, "#45406f"],
      [1, "#5a4a78"],
    ],
    disc: "#fff4d2",
    cloud: "#3d3c6b",
    shade: "#0d0c20",
  },
};

/** Winter days are paler. */
const winterDay: Sky["stops"] = [
  [0, "#c6d8e6"],
  [0.5, "#e4ebf0"],
  [1, "#f7efe2"],
];

type Size = { readonly width: number; readonly height: number; readonly aside?: number };

/** When and in which country a field is looked at. */
type Scene = { readonly hour: Hour; readonly season: Season; readonly region: KindOf<"region"> };

export function skies(scene: Scene, size: Size, prefix: string): string {
  const { hour, season } = scene;
  const { stops, disc, cloud, shade } = kinds[hour];
  const { width, height, aside = 0 } = size;
  const own = hour === "day" && season === "hearth" ? winterDay : stops;
  const x = (share: number) => Math.round(width * share);
  const y = (share: number) => Math.round(height * share);
  const fade = own.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");
  return (
    `<defs><linearGradient id="${prefix}-sky" x2="0" y2="1">${fade}</linearGradient>` +
    `<radialGradient id="${prefix}-shade"><stop stop-color="${shade}" stop-opacity=".42"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></radialGradient></defs>` +
    `<path fill="url(#${prefix}-sky)" d="M0 0h${width}v${height}H0z"/>` +
    `<circle cx="${x(0.17)}" cy="${y(0.16)}" r="${y(0.062)}" fill="${disc}"/>` +
    (hour === "night" ? stars(size) : "") +
    horizon(scene, size, prefix) +
    puff(x(0.8), y(0.13), height / 1000, cloud) +
    puff(x(0.1), y(0.77), height / 1300, cloud) +
    `<ellipse cx="${x(0.5) + aside}" cy="${y(0.925)}" rx="${y(0.33)}" ry="${y(0.04)}" fill="url(#${prefix}-shade)"/>`
  );
}

function puff(x: number, y: number, k: number, colour: string): string {
  const balls = [
    [0, 0, 30],
    [34, 6, 24],
    [-34, 8, 22],
    [62, 16, 14],
    [-60, 18, 12],
  ].map(([dx, dy, r]) => `<circle cx="${dx}" cy="${dy}" r="${r}"/>`);
  return `<g fill="${colour}" transform="translate(${x} ${y})scale(${Math.round(k * 100) / 100})">${balls.join("")}<rect x="-73" y="10" width="150" height="20" rx="10"/></g>`;
}

function stars({ width, height }: Size): string {
  const places = [
    [0.35, 0.07],
    [0.46, 0.13],
    [0.6, 0.06],
    [0.68, 0.2],
    [0.9, 0.3],
    [0.94, 0.08],
    [0.06, 0.34],
    [0.28, 0.24],
    [0.08, 0.56],
    [0.95, 0.52],
    [0.55, 0.22],
    [0.4, 0.03],
  ];
  const dots = places.map(
    ([x, y], i) => `M${Math.round(x! * width)} ${Math.round(y! * height)}h${i % 3 ? 0 : 0.01}`,
  );
  return `<path fill="none" stroke="#e9eeff" stroke-width="${height / 300}" stroke-linecap="round" d="${dots.join("")}"/>`;
}
