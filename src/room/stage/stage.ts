// The port to the room in the round: what it is shown, what it answers, what it can be asked to make.
import type { Result } from "@loamstead/lib/result.ts";
import type { ViewState } from "../editor/viewSettings.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemId, ItemPlace, OpeningId, RoomDocument, WallSide } from "../model/room.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";
import type { EditorTool } from "../session/tool.ts";
import type { RoundKind } from "./file/roundKind.ts";
import type { PhotoRefusal, PhotoRoom } from "./photo/photoRoom.ts";
import type { FreePart } from "./view/freePart.ts";

/** Where a walker stands, in tiles from the north-western corner, and looks, in radians from north to the east. */
export type Walker = {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
  readonly pitch: number;
};

export type StageState = {
  readonly document: RoomDocument;
  readonly selection: readonly ItemId[];
  readonly tool: EditorTool;
  readonly look: ViewState;
  /** Null unless somebody walks through the room. */
  readonly walker: Walker | null;
};

/** What lies under a point of the view, in CSS pixels from its corner; the nearest thing first. */
export type Pick =
  | { readonly kind: "item"; readonly id: ItemId }
  | { readonly kind: "opening"; readonly id: OpeningId }
  | { readonly kind: "wall"; readonly wall: WallSide; readonly along: number; readonly up: number }
  /** Quarter tiles and parts of them. */
  | { readonly kind: "floor"; readonly x: number; readonly z: number };

export type RoomStage = {
  /** Draws anew only where something differs from what was shown before. */
  readonly show: (shown: StageState) => void;
  /** What can be taken hold of: things while furnishing, walls and openings while building. */
  readonly pick: (x: number, y: number) => Pick | null;
  /** The place that a pointer there means for this thing: floor (snapped), wall or a surface under it. */
  readonly placeFor: (item: Item, x: number, y: number, grip: Grip) => ItemPlace | null;
  /** Where a pointer there takes hold of this thing: what `placeFor` then asks for. */
  readonly gripOf: (item: Item, x: number, y: number) => Grip;
  /** The floor under a point whatever stands on it, also outside the walls; null above the horizon. */
  readonly floorAt: (x: number, y: number) => { readonly x: number; readonly z: number } | null;
  /** The wall in sight under a point, whatever opens in it or hangs on it, in quarter tiles and parts. */
  readonly wallAt: (
    x: number,
    y: number,
  ) => { readonly wall: WallSide; readonly along: number; readonly up: number } | null;
  /** Where the middle of a thing's foot is on the canvas, held or not, and the height of its top there. */
  readonly spotOf: (
    id: ItemId,
  ) => { readonly x: number; readonly y: number; readonly top: number } | null;
  /** Where a point of the room is on the canvas: x and z in quarter tiles, `up` from the floor too. */
  readonly project: (point: { readonly x: number; readonly z: number; readonly up?: number }) => {
    readonly x: number;
    readonly y: number;
  };
  readonly resize: (width: number, height: number, pixelRatio: number) => void;
  /** The canvas may lie under panels: the room is framed to what they leave, and points are told from there. */
  readonly frameTo: (part: FreePart) => void;
  /** PNG of the room alone; `scale` 1 is 1600 pixels wide. */
  readonly picture: (options: {
    readonly scale: 1 | 2;
    readonly isTransparent: boolean;
  }) => Promise<Blob>;
  /** Each frame from now on also on this canvas, on the ground that pictures have; gives back what ends it. */
  readonly film: (canvas: HTMLCanvasElement) => () => void;
  /** A darkroom on the room as it is shown now, for as long as the signal lets it. */
  readonly photograph: (signal: AbortSignal) => Promise<Result<PhotoRoom, PhotoRefusal>>;
  /** The room in the round, for other programs and devices. */
  readonly file: (kind: RoundKind) => Promise<Blob>;
  readonly stats: () => {
    readonly frames: number;
    readonly calls: number;
    readonly triangles: number;
    /** Shapes that are still being built. */
    readonly waiting: number;
    /** What draws the first whole room is made: it may be seen without a stop. */
    readonly isReady: boolean;
    /** No finer light is still to come: nothing changes any more by itself. */
    readonly isLit: boolean;
  };
  /** While nobody sees the canvas nothing is drawn, built or lit; what was left off comes afterwards. */
  readonly rest: (isResting: boolean) => void;
  readonly close: () => void;
};

/**
 * From the thing's middle to where it was taken hold of, in quarter tiles, so that it does not jump.
 * On the floor x to the east and z to the south; on a wall x along it and z up it.
 */
export type Grip = { readonly x: number; readonly z: number };

/** What it is opened with, and what it tells while it plays. */
export type StageOptions = {
  readonly catalogue: Catalogue;
  readonly pictures: PictureBook;
  /** After each frame; with nothing waiting it shows the whole room. */
  readonly onFrame?: (stats: ReturnType<RoomStage["stats"]>) => void;
  /** The device took the canvas away, or the building thread failed: another view has to take over. */
  readonly onLost?: () => void;
  /** Snow lies behind the windows, and falls there. */
  readonly isSnowy?: boolean;
};
