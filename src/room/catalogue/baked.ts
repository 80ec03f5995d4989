// The furniture as the build bakes it: what the page, the model worker and the server know of pieces, openings and templates.
import type { OpeningSize } from "../../models/catalogue/openingRects.ts";
import type { SetId } from "../../models/catalogue/sets.ts";
import type { Own, TintFamily } from "../../models/catalogue/tints.ts";
import type { PicturePlace } from "../../models/furniture/furniture.ts";
import type { LightKindId } from "../../models/lights.ts";
import type { PartRow } from "../../models/partRows.ts";
import type { Vec } from "../../models/parts.ts";
import type { CatalogueOpening, ItemModel } from "../model/catalogue.ts";
import type { ItemTintPart } from "../model/room.ts";

type Told = Omit<ItemModel, "width" | "depth" | "height" | "surfaces" | "tints" | "partTints">;

export type BakedPiece = Told & {
  readonly set: SetId;
  /** What visitors also call it. */
  readonly words?: string;
  /** In quarter tiles. */
  readonly size: readonly [width: number, depth: number, height: number];
  /** How high a wall piece hangs unless it is moved, in quarter tiles. */
  readonly up?: number;
  readonly surfaces?: readonly SurfaceRow[];
  readonly tint?: readonly [TintFamily, ...Own];
  /** The colours of each of its parts by their places in the list of all, the one with most of it first. */
  readonly tintParts?: Readonly<Partial<Record<ItemTintPart, readonly number[]>>>;
  /** In tiles, in the frame that rooms use. */
  readonly lights?: readonly (readonly [kind: LightKindId, x: number, y: number, z: number])[];
  readonly picture?: PicturePlace;
  readonly breathes?: true;
  /** Where steam rises, in tiles, in the frame that rooms use. */
  readonly steams?: readonly Vec[];
  /** The middle of a clock's face, in tiles; its hands are its last two parts, the hour's first. */
  readonly dial?: Vec;
};

export type SurfaceRow = readonly [
  x: number,
  z: number,
  width: number,
  depth: number,
  up: number,
  clear?: number,
];

export type OpeningRow = CatalogueOpening &
  OpeningSize & { readonly day: readonly PartRow[]; readonly night: readonly PartRow[] };

/** What pieces are built of, by their ids, in the frame that rooms use: the middle of its place on x = z = 0. */
export type BakedParts = Readonly<Record<string, readonly PartRow[]>>;

export type BakedFurniture = {
  /** All colours that parts have. */
  readonly colours: readonly string[];
  readonly pieces: readonly BakedPiece[];
  /** Most of it all, and brought to a page apart: many look at a room long before at a piece. */
  readonly parts?: BakedParts;
  readonly openings: readonly OpeningRow[];
  /** Rooms to begin with, by their ids, in the format that rooms are kept in. */
  readonly templates: Readonly<Record<string, unknown>>;
};
