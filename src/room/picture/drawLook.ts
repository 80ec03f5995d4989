// One thing as it looks in a room, drawn by itself: things that look alike share one drawing.
import { boundsOf } from "../../models/catalogue/bounds.ts";
import type { Hex } from "../../models/palette.ts";
import { box, type Part, placed } from "../../models/parts.ts";
import type { Vec } from "../../models/pose.ts";
import { toView, type View, viewFrom } from "../../models/svg/view.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import { partsOf } from "../catalogue/partsOf.ts";
import { type Coat, tintsIn } from "../model/coat.ts";
import type { Light, ModelId, PictureRef, Turn } from "../model/room.ts";
import { framed } from "./pictureSheets.ts";
import { drawn, type Pictures, QUARTER, standing } from "./view.ts";

export type LookWanted = {
  readonly model: ModelId;
  readonly coat: Coat | undefined;
  /** As the viewer has it: its own turn less the viewer's. */
  readonly turn: Turn;
  readonly isLit: boolean;
  readonly picture: PictureRef | undefined;
  readonly isMade: boolean;
  readonly light: Light;
  /** Drawing units to a tile. */
  readonly scale: number;
  /** Only a block of its size and colour. */
  readonly isBlock: boolean;
};

/** Shapes, and where their corner lies from the foot of the thing, in drawing units; without its shade it is the group called bare. */
export type Look = { readonly shapes: string; readonly left: number; readonly top: number };

/** Its own light, where the lamps of the room are too many to follow. */
const GLOW: Readonly<Record<Light, number>> = { day: 0, evening: 3, night: 7 };
const LAMP: Vec = [1.5, 3, 1.5];
/** How far the shade at its foot reaches, in tiles, and how dark each of its rings is. */
const RINGS = [0.12, 0.06, 0.02] as const;
const DARK = 0.07;

function block(parts: readonly Part[]): Part[] {
  if (parts.length === 0) return [];
  const { low, high } = boundsOf(parts);
  const size = [high[0] - low[0], high[1] - low[1], high[2] - low[2]] as const;
  const foot = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2] as const;
  return [box(size, foot, parts[0]!.colour as Hex, { bevel: 0 })];
}

/** What stands on something throws a soft shade round its foot. */
function footShade(parts: readonly Part[], { model }: LookWanted, view: View, turn: Turn): string {
  const known = siteCatalogue.item(model);
  const standsSomewhere = known?.stands.includes("floor") || known?.stands.includes("surface");
  if (!known || known.isFlat || !standsSomewhere || parts.length === 0) return "";
  const { low, high } = boundsOf(placed(parts, [0, 0, 0], turn * QUARTER));
  const small = known.stands.includes("surface") ? 0.4 : 1;
  const [x0, x1, z0, z1] = [low[0], high[0], low[2], high[2]];
  const corners = [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ] as const;
  const path = corners
    .map(([x, z]) => toView(view, [x, 0.01, z]))
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join("L");
  return RINGS.map((reach) => {
    const width = Math.round(2 * reach * small * view.scale);
    return `<path d="M${path}Z" fill="#4a2a14" stroke="#4a2a14" stroke-width="${width}" stroke-linejoin="round" opacity="${DARK}"/>`;
  }).join("");
}

export function drawLook(wanted: LookWanted, pictures: Pictures, prefix: string): Look {
  const { model, coat, turn, isLit, picture, isMade, light, scale, isBlock } = wanted;
  const view = viewFrom(scale);
  const item = {
    id: "look",
    model,
    turn,
    at: { kind: "floor", x: 0, z: 0 } as const,
    ...(coat !== undefined && tintsIn(coat)),
    ...(!isLit && { unlit: true as const }),
    ...(picture && { picture }),
  };
  const spot = { item, at: [0, 0, 0] as const, turn, isMade };
  const parts = isBlock
    ? placed(block(partsOf(model, { coat })), [0, 0, 0], turn * QUARTER)
    : standing(spot);
  const { shapes, left, top } = drawn(
    { view, light, quarter: 0, pictures },
    {
      parts: () => parts,
      sheets: isBlock ? [] : framed(spot),
      lamps: [{ at: LAMP, colour: "#ffb27a", reach: 9, power: GLOW[light] }],
      prefix,
    },
  );
  const shade = footShade(partsOf(model, { coat }), wanted, view, turn);
  const under = shade && `<g transform="translate(${-left} ${-top})">${shade}</g>`;
  return { left, top, shapes: `${under}<g id="${prefix}bare">${shapes}</g>` };
}
