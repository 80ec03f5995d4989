// What a drawing thread is asked to do, and how it answers.

import type { Result } from "../../src/lib/result.ts";
import type { ModelId } from "../../src/room/model/room.ts";
import type { Picture } from "../fields/pictureRequest.ts";

export type DrawingJob =
  | ({ form: "svg"; collection: string } & Pick<Picture, "id" | "frame" | "season" | "hour">)
  /** Painted from the drawing, which comes as it is kept: compressed with Brotli. */
  | { form: "png"; svg: Uint8Array }
  | RoomJob;

/** Of each model of which a room has more than its holder owns, how many those are. */
export type Owned = readonly (readonly [ModelId, number])[];

export type RoomJob = {
  form: "room";
  /** As it is kept. */
  document: string;
  width: number;
  height: number;
  /** Of the uploaded pictures that hang in it, those that are to be had. */
  pictures: readonly { hash: string; type: string; bytes: Uint8Array }[];
  /** What is beyond it is borrowed, and not painted. */
  owned: Owned;
};

export type DrawingAnswer = Result<Uint8Array>;

/** One thread, or what stands in for it; it is given one job at a time. */
export type Drawer = { draw(job: DrawingJob): Promise<DrawingAnswer>; end(): Promise<void> };
export type OpenDrawer = () => Drawer;
