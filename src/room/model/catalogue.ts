// The port to the catalogue: all that the core asks about a model, in quarter tiles.
import type { Coated } from "./coat.ts";
import type {
  FinishId,
  Item,
  ItemTintPart,
  ModelId,
  PatternPart,
  RoomPatternId,
  TintId,
} from "./room.ts";

/** Where smaller things may stand, in the model's own frame from its corner, before any turn. */
export type ItemSurface = {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  /** Up from the foot of the model. */
  readonly up: number;
  /** Room above it where something hangs over it, as the next shelf does. */
  readonly clear?: number;
};

export type ItemModel = {
  readonly id: ModelId;
  readonly name: string;
  /** On which grounds it may stand; for walls its back is the wall. */
  readonly stands: readonly ("floor" | "wall" | "surface")[];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Lies under everything: a rug, a mat, a runner. */
  readonly isFlat?: true;
  /** Belongs to a wall but reaches the floor: a hearth. */
  readonly isFooted?: true;
  /** May hang across doors and windows: curtains, fairy lights. */
  readonly overOpenings?: true;
  /** Can be put out and lit. */
  readonly isLamp?: true;
  readonly takesPicture?: true;
  readonly surfaces: readonly ItemSurface[];
  readonly tints: readonly TintId[];
  /** The colours of each part that can be had in one of its own. */
  readonly partTints?: Readonly<Partial<Record<ItemTintPart, readonly TintId[]>>>;
  /** What of it is of cloth that can be printed; never empty. */
  readonly prints?: readonly PatternPart[];
};

export type CatalogueOpening = {
  readonly id: ModelId;
  readonly name: string;
  readonly kind: "door" | "window";
  readonly width: number;
  readonly height: number;
  /** How high it sits unless told; a door's is 0. */
  readonly sill: number;
};

export type FinishModel = {
  readonly id: FinishId;
  readonly name: string;
  readonly covers: readonly ("floor" | "wall")[];
  readonly tints: readonly TintId[];
  readonly takesPicture?: true;
};

export type Catalogue = {
  item(id: ModelId): ItemModel | undefined;
  opening(id: ModelId): CatalogueOpening | undefined;
  finish(id: FinishId): FinishModel | undefined;
  tintName(id: TintId): string;
  patternName(id: RoomPatternId): string | undefined;
  /** The pattern of a part with the tone that goes with its colour: cream stripes. Undefined where there is none. */
  patternWords(item: Pick<Item, "model"> & Coated, part: PatternPart): string | undefined;
  /** How many the holder owns; undefined where everyone may have as many as they like. */
  owned(id: ModelId): number | undefined;
  /** What the maker's mark on the nth of a model says, from 0; undefined where it bears none. */
  mark(id: ModelId, nth: number): string | undefined;
  /** A dye that the holder has not made: what has it is only borrowed. */
  lacksDye(id: TintId): boolean;
};
