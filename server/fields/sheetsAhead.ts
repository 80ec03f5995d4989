// Draws ahead what stands on the small pictures that are there already: sheets of them, parishes, and sheets of those.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { isDrawn } from "../../src/fields/country/isDrawn.ts";
import { parishSize } from "../../src/fields/land/place.ts";
import { parishesOf } from "../../src/fields/parishSlug.ts";
import { FIELDS_PAGE } from "../../src/fields/search/tablePages.ts";
import {
  type SheetHour,
  type SpriteSheet,
  sheetForms,
  sheetHours,
  sheetName,
  sheetsOf,
  shownOn,
} from "../../src/fields/sheets/sheets.ts";
import type { DrawingPool, DrawingResult } from "../drawing/drawing.ts";
import type { Files } from "../files/files.ts";
import { ownTurn } from "../jobs/jobTurn.ts";
import { unwritable } from "./drawAhead.ts";
import { PARISH_WIDTH, parishAheadName } from "./parishPictures.ts";
import { aheadName, marketplaceView } from "./pictureRequest.ts";

type Parts = {
  /** Of the fields in the country, those that are drawn: the first, and the one after the last. */
  size: number;
  from: number;
  to: number;
  files: Files;
  folder: string;
  pool: DrawingPool;
  atOnce: number;
  tell(done: number, all: number, doing: string): void;
};

type Made = { drawn: number; bytes: number; failed: readonly { name: string; reason: string }[] };
/** What is to be made: null where something that it is made of is not there. */
type Work = { name: string; type: string; make(): Promise<DrawingResult | null> };

/** The sheets and parishes that any of these fields has a part in. */
export async function drawSheetsAhead(parts: Parts): Promise<Result<Made>> {
  const { size, from, to, files, folder, pool, atOnce, tell } = parts;
  const there = new Set<string>();
  for await (const listed of files.list(folder)) {
    if (!listed.ok) return refuse(unwritable(listed.reason));
    there.add(listed.value.name);
  }
  const failed: { name: string; reason: string }[] = [];
  let [done, drawn, bytes] = [0, 0, 0];

  const touched = (each: number, count: number) =>
    Array.from({ length: count }, (_, n) => n).filter(
      (n) => n * each < to && (n + 1) * each > from,
    );
  const pages = touched(FIELDS_PAGE, sheetsOf("page", size));
  const parishes = touched(parishSize, parishesOf(size));
  const regions = Array.from({ length: sheetsOf("region", size) }, (_, n) => n).filter((n) =>
    shownOn({ kind: "region", n }, size).some((parish) => parishes.includes(parish)),
  );

  const parishWork = parishes
    .filter((parish) => isDrawn(parish, size))
    .flatMap((parish) =>
      sheetHours.map((hour): Work => {
        const asking = { turn: ownTurn(`ahead ${parish}`) };
        return {
          name: parishAheadName(parish, hour),
          type: "image/webp",
          async make() {
            const svg = await pool.run({ form: "parish", parish, hour }, asking);
            if (!svg.ok) return svg;
            const job = { form: "parish picture", svg: svg.value, width: PARISH_WIDTH } as const;
            return pool.run(job, asking);
          },
        };
      }),
    );

  const sheetWork = (sheet: SpriteSheet): Work[] =>
    sheetHours.flatMap((hour) =>
      [false, true].map((isDense) => ({
        name: sheetName(sheet, hour, isDense),
        type: "image/avif",
        make: () => paintSheet(sheet, hour, isDense),
      })),
    );

  async function paintSheet(sheet: SpriteSheet, hour: SheetHour, isDense: boolean) {
    const cells: Buffer[] = [];
    for (const id of shownOn(sheet, size)) {
      const name =
        sheet.kind === "region"
          ? parishAheadName(id, hour)
          : aheadName({ id, form: "webp", frame: "island", season: marketplaceView.season, hour });
      const found = await files.read(`${folder}/${name}`);
      if (!found.ok || !found.value) return null;
      cells.push(found.value);
    }
    if (cells.length === 0) return null;
    const { columns, width, height } = sheetForms[sheet.kind];
    const dots = isDense ? 2 : 1;
    const cell = { columns, width: width * dots, height: height * dots };
    const turn = ownTurn(`ahead ${sheet.kind} ${sheet.n}`);
    return pool.run({ form: "sheet", cells, ...cell }, { turn });
  }

  async function each(all: readonly Work[]): Promise<Result<void>> {
    let trouble: string | undefined;
    let next = 0;
    const work = async () => {
      for (let one = all[next++]; one && trouble === undefined; one = all[next++]) {
        const path = `${folder}/${one.name}`;
        const made = there.has(path) ? null : await one.make();
        if (made?.ok) {
          const written = await files.write(path, made.value, one.type);
          if (!written.ok) trouble = unwritable(written.reason);
          drawn += 1;
          bytes += made.value.length;
        } else if (made) failed.push({ name: one.name, reason: made.reason ?? made.why });
        done += 1;
        tell(done, total, one.name);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return trouble === undefined ? accept(undefined) : refuse(trouble);
  }

  const fieldSheets = [
    ...pages.map((n): SpriteSheet => ({ kind: "page", n })),
    ...parishes.map((n): SpriteSheet => ({ kind: "parish", n })),
  ].flatMap(sheetWork);
  const regionSheets = regions.flatMap((n) => sheetWork({ kind: "region", n }));
  const total = parishWork.length + fieldSheets.length + regionSheets.length;
  // Sheets of parishes are made of their pictures.
  for (const some of [fieldSheets, parishWork, regionSheets]) {
    const made = await each(some);
    if (!made.ok) return made;
  }
  return accept({ drawn, bytes, failed });
}
