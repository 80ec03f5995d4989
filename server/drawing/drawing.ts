// What a drawing process is asked to do.
import type { SheetHour } from "../../src/fields/sheets/sheets.ts";
import type { ModelId } from "../../src/room/model/room.ts";
import type { FieldPictureRequest } from "../fields/pictureRequest.ts";
import type { JobPool, JobResult } from "../jobs/jobPool.ts";
import type { JobProcess } from "../jobs/jobProcess.ts";
import type { SheetJob } from "./paintSheet.ts";

type FieldJob = { collection: string } & Pick<FieldPictureRequest, "id" | "season" | "hour">;
/** A field in a frame. */
export type FramedJob = FieldJob & Pick<FieldPictureRequest, "frame">;

export type DrawingJob =
  | ({ form: "svg" } & FramedJob)
  /** Painted from the drawing of the island alone, which comes as it is kept: compressed with Brotli. */
  | ({ form: "png"; svg: Uint8Array } & FramedJob)
  /** The island alone, small, from the same drawing. */
  | { form: "webp"; svg: Uint8Array }
  /** A parish as a drawing, compressed with Brotli. */
  | { form: "parish"; parish: number; hour: SheetHour }
  /** Painted from that drawing: alone, or with its name on the card of a parish of so many fields. */
  | { form: "parish picture"; svg: Uint8Array; width: number }
  | { form: "parish card"; svg: Uint8Array; parish: number; size: number }
  | SheetJob
  /** The card of a field, painted from its emblem alone. */
  | ({ form: "emblem" } & FieldJob)
  | RoomJob
  /** The same for all rooms, which takes but a moment. */
  | { form: "bare room"; width: number; height: number };

/** Of each model of which a room has more than its holder owns, how many those are. */
export type OwnedModelCounts = readonly (readonly [ModelId, number])[];

export type RoomJob = {
  form: "room";
  /** As it is kept. */
  document: string;
  width: number;
  height: number;
  /** Of the uploaded pictures that hang in it, those that are to be had. */
  pictures: readonly { hash: string; type: string; bytes: Uint8Array }[];
  /** What is beyond it is borrowed, and not painted. */
  owned: OwnedModelCounts;
};

export type Drawer = JobProcess<DrawingJob, Uint8Array>;
export type DrawingPool = JobPool<DrawingJob, Uint8Array>;
export type DrawingResult = JobResult<Uint8Array>;
