// What the frame hands to the parts that other folders bring, and what it asks of them.
import type { ComponentType, ReactNode } from "react";
import type { ModelId } from "../model/room.ts";

/** A card was taken hold of and is being drawn out of the panel; says whether a view takes it. */
export type Lift = (model: ModelId, event: PointerEvent) => boolean;

/** In a column of 338 px on a desk; on a phone (under 768 px) in a sheet, whose height it fills. */
export type CataloguePanelProps = {
  readonly onLift?: Lift;
  /** Stands to the right of the search: undo and redo on a phone. */
  readonly besideSearch?: ReactNode;
  /** The visitor's own pictures. */
  readonly pictures?: ReactNode;
};

/** The parts of the frame that are brought along; what is left out is not there. */
export type Slots = {
  /** The name of the room as a heading, with the menu of rooms. */
  readonly roomMenu?: ReactNode;
  /** Whether the room is kept. */
  readonly saving?: ReactNode;
  /** Makes pictures and files of the room. */
  readonly pictureButton?: ReactNode;
  readonly shareButton?: ReactNode;
  /** Slips of paper over the room: what wants an answer. */
  readonly notices?: ReactNode;
  readonly pictures?: ReactNode;
  /** What a room can begin with, while there is nothing in it. */
  readonly beginning?: ReactNode;
  readonly onLift?: Lift;
  readonly CataloguePanel?: ComponentType<CataloguePanelProps>;
  readonly PlacedList?: ComponentType;
  readonly SceneView?: ComponentType;
  readonly PlanView?: ComponentType;
  readonly ListView?: ComponentType;
};
