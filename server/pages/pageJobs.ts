// What the process beside the server does for pages: it draws them, and works out what some of them show.
import type { FieldQuery } from "../../src/fields/search/fieldQuery.ts";
import type { JobProcess } from "../jobs/jobProcess.ts";

export type PageJob =
  | { kind: "page"; path: string; search: string; given?: object }
  /** Which fields are found, of which those of an owner are known already. */
  | { kind: "search"; asked: FieldSearchQuery; kept: readonly number[] };

export type FieldSearchQuery = Pick<FieldQuery, "filters" | "parish" | "text">;

export type DrawnPage = { etag: string; plain: Bytes; br: Bytes; gzip: Bytes };

type Bytes = Uint8Array<ArrayBuffer>;

export type PageAnswers = {
  /** Null where there is no such page. */
  page: DrawnPage | null;
  search: readonly number[];
};

export type PageAnswer = PageAnswers[PageJob["kind"]];
export type PageProcess = JobProcess<PageJob, PageAnswer>;

/** What it is told at its start. */
export type PageProcessOptions = {
  /** Where the build left what draws the pages. */
  renderDir: string;
  /** The origin that visitors use. */
  origin: string;
  collection: { address: string; size: number };
};
