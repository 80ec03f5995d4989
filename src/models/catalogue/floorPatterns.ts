// How a floor finish is laid: pieces whose tops lie at y = 0, over a bed of the ground colour.
import { block, box, type Colour, type Part, prism, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import type { FloorFinish } from "./finishes.ts";

const THICK = 0.1;
const TILE = 0.5;

type Ground = { readonly width: number; readonly depth: number };
type Colours = readonly [Colour, ...Colour[]];

/** A piece from x0 to x1 and z0 to z1, kept within the floor. */
function piece(
  { width, depth }: Ground,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  colour: Colour,
  bevel: number,
): Part[] {
  const gap = 0.007;
  const left = Math.max(-width / 2, x0) + gap;
  const right = Math.min(width / 2, x1) - gap;
  const near = Math.max(-depth / 2, z0) + gap;
  const far = Math.min(depth / 2, z1) - gap;
  if (right - left < 0.03 || far - near < 0.03) return [];
  return [
    box([right - left, THICK, far - near], [(left + right) / 2, -THICK, (near + far) / 2], colour, {
      bevel,
    }),
  ];
}

function boards(ground: Ground, colours: Colours): Part[] {
  const rows = Math.ceil(ground.depth / TILE);
  return repeat(rows, (row) => {
    const parts: Part[] = [];
    const z = -ground.depth / 2 + row * TILE;
    let x = -ground.width / 2;
    for (let k = 0; x < ground.width / 2 - 0.01; k++) {
      const rest = ground.width / 2 - x;
      const wished = between(1.3, 3.2, 71 + row, k);
      const long = rest - wished < 0.7 ? rest : wished;
      parts.push(
        ...piece(ground, [x, x + long], [z, z + TILE], pick(colours, 131 + row, k), 0.012),
      );
      x += long;
    }
    return parts;
  });
}

/** Blocks of one by three, each course turned against the last: one that stands fills what three that lie have left. */
function herringbone(ground: Ground, colours: Colours): Part[] {
  const [long, wide] = [0.9, 0.3];
  const parts: Part[] = [];
  for (let j = Math.floor(-ground.depth / wide) - 3; j < ground.depth / wide + 3; j++)
    for (let k = -6; k < ground.width / long + 6; k++) {
      const x = -ground.width / 2 + j * wide + k * 2 * long;
      const z = -ground.depth / 2 + j * wide;
      const tone = (n: number) => pick(colours, 29 + n, j * 31 + k);
      parts.push(...piece(ground, [x, x + long], [z, z + wide], tone(0), 0));
      parts.push(
        ...piece(ground, [x + long, x + long + wide], [z + wide - long, z + wide], tone(1), 0),
      );
    }
  return parts;
}

function chequer(ground: Ground, colours: Colours): Part[] {
  const [columns, rows] = [Math.ceil(ground.width), Math.ceil(ground.depth)];
  return repeat(columns * rows, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const [x, z] = [-ground.width / 2 + c, -ground.depth / 2 + r];
    return piece(ground, [x, x + 1], [z, z + 1], colours[(c + r) % 2]!, 0.014);
  });
}

function hexes({ width, depth }: Ground, colours: Colours): Part[] {
  const r = 0.4;
  const [across, along] = [r * 1.5, r * Math.sqrt(3)];
  const parts: Part[] = [];
  for (let c = 0; c * across < width - r * 0.6; c++)
    for (let k = 0; k * along < depth - r * 0.4; k++) {
      const x = -width / 2 + r + c * across;
      const z = -depth / 2 + along / 2 + k * along + (c % 2 ? along / 2 : 0);
      if (x > width / 2 - r * 0.86 || z > depth / 2 - along / 2 + 0.01) continue;
      parts.push(
        prism(6, r - 0.012, THICK, [x, -THICK, z], pick(colours, 37, c * 41 + k), { bevel: 0 }),
      );
    }
  return parts;
}

function rows(
  ground: Ground,
  colours: Colours,
  size: readonly [number, number],
  uneven: number,
  bevel: number,
): Part[] {
  const count = Math.round(ground.depth / size[1]);
  const deep = ground.depth / count;
  return repeat(count, (row) => {
    const parts: Part[] = [];
    const z = -ground.depth / 2 + row * deep;
    let x = -ground.width / 2 - (row % 2 ? size[0] / 2 : 0);
    for (let k = 0; x < ground.width / 2; k++) {
      const long = size[0] * between(1 - uneven, 1 + uneven, 43 + row, k);
      parts.push(...piece(ground, [x, x + long], [z, z + deep], pick(colours, 47 + row, k), bevel));
      x += long;
    }
    return parts;
  });
}

/** Squares plaited one along, one across. */
function matting(ground: Ground, colours: Colours): Part[] {
  const [columns, lines] = [Math.ceil(ground.width), Math.ceil(ground.depth)];
  return repeat(columns * lines, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const [x, z] = [-ground.width / 2 + c, -ground.depth / 2 + r];
    return repeat(4, (k) => {
      const [a, b] = [k * 0.25, (k + 1) * 0.25];
      const colour = pick(colours, 53 + i, k);
      return (c + r) % 2
        ? piece(ground, [x + a, x + b], [z, z + 1], colour, 0)
        : piece(ground, [x, x + 1], [z + a, z + b], colour, 0);
    });
  });
}

function laid({ pattern, colours }: FloorFinish, ground: Ground): Part[] {
  const [, ...rest] = colours;
  const onBed: Colours = [rest[0] ?? colours[0], ...rest.slice(1)];
  switch (pattern) {
    case "boards":
      return boards(ground, colours);
    case "herringbone":
      return herringbone(ground, colours);
    case "chequer":
      return chequer(ground, colours);
    case "hexes":
      return hexes(ground, colours);
    case "flags":
      return rows(ground, onBed, [1.1, 0.8], 0.3, 0.02);
    case "bricks":
      return rows(ground, onBed, [0.56, 0.28], 0, 0);
    case "cobbles":
      return rows(ground, onBed, [0.38, 0.34], 0.24, 0.045);
    case "matting":
      return matting(ground, colours);
  }
}

export function floorPattern(finish: FloorFinish, ground: Ground): Part[] {
  const { width, depth } = ground;
  return [
    block([width, THICK, depth], [0, -THICK - 0.012, 0], finish.colours[0]),
    ...laid(finish, ground),
  ];
}
