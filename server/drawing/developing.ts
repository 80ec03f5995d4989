// What a developing process is asked to do, and what it gives back: the pictures of one room, by their form.
import type { JobPool, JobResult } from "../jobs/jobPool.ts";
import type { JobProcess } from "../jobs/jobProcess.ts";
import type { RoomJob } from "./drawing.ts";

/** What chats and networks show beside a link, what pages show, and what is sent on with words on it. */
export const developedForms = {
  card: { width: 1200, height: 630, type: "image/jpeg" },
  large: { width: 960, height: 504, type: "image/webp" },
  small: { width: 480, height: 252, type: "image/webp" },
  square: { width: 1080, height: 1080, type: "image/jpeg" },
  story: { width: 1080, height: 1920, type: "image/jpeg" },
} as const;

export type DevelopedForm = keyof typeof developedForms;

/** What stands on a print below its picture; null where there is nothing to say. */
export type PrintWords = {
  readonly name: string;
  readonly caption: string | null;
  readonly by: string | null;
  readonly address: string;
};

export type DevelopJob = Pick<RoomJob, "document" | "pictures" | "owned"> & {
  /** As it is kept; null for the one that rooms have unless somebody chose. */
  shot: string | null;
  /** Prints where there are words for them, else what pages and chats show. */
  words: PrintWords | null;
};

/** Null for a room that has too much in it. */
export type DevelopedForms = Partial<Record<DevelopedForm, Uint8Array>> | null;

export type Developer = JobProcess<DevelopJob, DevelopedForms>;
export type DevelopingPool = JobPool<DevelopJob, DevelopedForms>;
export type DevelopDone = JobResult<DevelopedForms>;
