// Sheets of small pictures: given out where they were drawn ahead, and never drawn for whoever asks.
import { Hono } from "hono";
import {
  isSheetName,
  type SpriteSheet,
  sheetHours,
  sheetName,
} from "../../src/fields/sheets/sheets.ts";
import type { Files } from "../files/files.ts";
import { sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { etagMatches } from "../http/etag.ts";
import { pictureHeaders, week } from "./pictureHeaders.ts";
import { pictureTag } from "./pictureRequest.ts";

type Parts = {
  files: Pick<Files, "read" | "has">;
  /** The folder of what was drawn ahead. */
  ahead: string;
  /** How many fields there are. */
  size: number;
  /** Milliseconds since 1970. */
  clock: () => number;
};

export type FieldSheets = {
  routes: Hono<Env>;
  /** Whether a page may count on it, by day and by night. */
  has(sheet: SpriteSheet): Promise<boolean>;
};

/** One that is not there is looked for again after this. */
const MISSING_MS = 60_000;

export function fieldSheets({ files, ahead, size, clock }: Parts): FieldSheets {
  const fileOf = (name: string) => `${ahead}/${name}`;
  /** Until when it counts as missing; for good where it is there. */
  const known = new Map<string, { isThere: boolean; until: number }>();

  async function look(sheet: SpriteSheet): Promise<boolean> {
    const names = sheetHours.flatMap((hour) =>
      [false, true].map((isDense) => fileOf(sheetName(sheet, hour, isDense))),
    );
    const found = await Promise.all(names.map((name) => files.has(name)));
    return found.every((one) => one.ok && one.value);
  }

  const routes = new Hono<Env>();
  routes.get("/fields/sheets/:name", async (c) => {
    const name = c.req.param("name");
    if (!isSheetName(name, size)) return c.notFound();
    const headers = pictureHeaders("image/avif", pictureTag(fileOf(name)), week);
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag)) {
      const { "Content-Type": _, ...rest } = headers;
      return new Response(null, { status: 304, headers: rest });
    }
    const found = await files.read(fileOf(name));
    // Pages ask whether there is one: that there is none yet is no trouble to be told in a console.
    if (!found.ok || !found.value)
      return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    return sendBytes(c, found.value, headers);
  });

  return {
    routes,
    async has(sheet) {
      const name = `${sheet.kind}-${sheet.n}`;
      const last = known.get(name);
      if (last && (last.isThere || clock() < last.until)) return last.isThere;
      const isThere = await look(sheet);
      known.set(name, { isThere, until: clock() + MISSING_MS });
      return isThere;
    },
  };
}
