// What a drawing thread is asked to do, and how it answers.
import type { Picture } from "../fields/pictureRequest.ts";
import type { RoomJob } from "../rooms/roomJob.ts";

export type DrawingJob =
  | ({ form: "svg"; collection: string } & Pick<Picture, "id" | "frame" | "season" | "hour">)
  /** Painted from the drawing, which comes as it is kept: compressed with Brotli. */
  | { form: "png"; svg: Uint8Array }
  | RoomJob;

export type DrawingAnswer = { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

/** One thread, or what stands in for it; it is given one job at a time. */
export type Drawer = {
  draw(job: DrawingJob): Promise<DrawingAnswer>;
  end(): Promise<void>;
};
export type OpenDrawer = () => Drawer;
