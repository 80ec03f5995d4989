// The document: one room as plain values, the only thing that is saved, shared and undone.

export type ItemId = string;
export type OpeningId = string;
export type ModelId = string;
export type TintId = string;
export type FinishId = string;

/** The parts of a thing that may have a colour of their own, beside that of the thing as a whole. */
export const tintParts = ["light", "dark", "cloth", "trim", "wood", "metal", "shade"] as const;
export type ItemTintPart = (typeof tintParts)[number];
export type PartTints = Readonly<Partial<Record<ItemTintPart, TintId>>>;

/** What of a thing may be of printed cloth: all of it, or one of its parts by itself. */
export const patternParts = ["whole", "light", "dark", "cloth", "trim"] as const;
export type PatternPart = (typeof patternParts)[number];
export type RoomPatternId = string;
export type PartPatterns = Readonly<Partial<Record<PatternPart, RoomPatternId>>>;
/** The pattern of a tone that stays plain where all of the thing has one. */
export const PLAIN: RoomPatternId = "plain";

/** Quarter turns to the left seen from above; a thing at 0 faces south, at 1 east. */
export type QuarterTurn = 0 | 1 | 2 | 3;

/** North is row 1, west is column 1. */
export const wallSides = ["north", "east", "south", "west"] as const;
export type WallSide = (typeof wallSides)[number];

export const roomHours = ["day", "evening", "night"] as const;
export type RoomHour = (typeof roomHours)[number];

/** On the floor: x grows to the east, z to the south, to the corner that is least in both. */
export type FloorPlace = { readonly kind: "floor"; readonly x: number; readonly z: number };
/** On a wall: along it from its northern or western end, and up from the floor. */
export type WallPlace = {
  readonly kind: "wall";
  readonly wall: WallSide;
  readonly along: number;
  readonly up: number;
};
/** On another thing, in that thing's own frame before it was turned: so it moves and turns along. */
export type CarriedPlace = {
  readonly kind: "on";
  readonly carrier: ItemId;
  /** Which of the carrier's surfaces, counted as its model lists them. */
  readonly level: number;
  readonly x: number;
  readonly z: number;
};
export type ItemPlace = FloorPlace | WallPlace | CarriedPlace;

/** A picture of the visitor's own, by its content, or a collectible by its place on a chain. */
export type PictureRef =
  | { readonly kind: "upload"; readonly hash: string; readonly alt: string }
  | {
      readonly kind: "token";
      readonly chainId: number;
      readonly contract: string;
      readonly tokenId: string;
      readonly alt: string;
    };

export type Item = {
  readonly id: ItemId;
  readonly model: ModelId;
  readonly at: ItemPlace;
  /** Within its frame: the room's, or that of what carries it. Things on walls stay at 0. */
  readonly turn: QuarterTurn;
  readonly tint?: TintId;
  /** Of parts that were given one of their own; never empty. */
  readonly partTints?: PartTints;
  /** Of printed cloth; never empty. */
  readonly patterns?: PartPatterns;
  readonly picture?: PictureRef;
  /** What the visitor calls it. */
  readonly name?: string;
  /** A lamp that was put out; lamps burn unless told. */
  readonly unlit?: true;
};

export type Opening = {
  readonly id: OpeningId;
  readonly model: ModelId;
  readonly wall: WallSide;
  readonly along: number;
  readonly up: number;
};

export type RoomFinish = {
  readonly kind: FinishId;
  readonly tint?: TintId;
  readonly picture?: PictureRef;
};

/** Columns and rows in tiles, height in quarter tiles. */
export type RoomDimensions = {
  readonly columns: number;
  readonly rows: number;
  readonly height: number;
};

/** The room without what stands and opens in it. */
export type RoomShell = {
  readonly name: string;
  readonly size: RoomDimensions;
  readonly floor: RoomFinish;
  readonly walls: Readonly<Record<WallSide, RoomFinish>>;
  readonly light: RoomHour;
  /** What is seen through the windows, where it is not the field's own country. */
  readonly backdrop: PictureRef | null;
};

export type RoomDocument = {
  readonly shell: RoomShell;
  readonly openings: ReadonlyMap<OpeningId, Opening>;
  readonly items: ReadonlyMap<ItemId, Item>;
};
