// Draws pages and searches the country, and remembers what all of that begins with.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { loadLand } from "../../src/fields/land/further.ts";
import { searchFields } from "../../src/fields/search/searchFields.ts";
import { type FieldTraits, fieldTraits } from "../../src/fields/traits.ts";
import type { DrawPage } from "../../src/lib/drawPage.ts";
import { etagOf } from "../http/etag.ts";
import type { DrawnPage, PageAnswer, PageJob, PageProcessOptions } from "./pageJobs.ts";

const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

async function openRender(renderDir: string) {
  const module: { drawPage: DrawPage } = await import(
    pathToFileURL(join(renderDir, "prerender.mjs")).href
  );
  const files: unknown = JSON.parse(await readFile(join(renderDir, "files.json"), "utf8"));
  return { drawPage: module.drawPage, files };
}

export type PageWork = (job: PageJob) => Promise<PageAnswer>;

export function createPageWork({ renderDir, origin, collection }: PageProcessOptions): PageWork {
  const { address, size } = collection;
  let render: ReturnType<typeof openRender> | undefined;
  let traits: readonly FieldTraits[] | undefined;

  /** Worked out when somebody first sets a filter. */
  function allTraits(): readonly FieldTraits[] {
    traits ??= Array.from({ length: size }, (_, id) => fieldTraits(address, id));
    return traits;
  }

  async function drawPage(asked: Extract<PageJob, { kind: "page" }>): Promise<DrawnPage | null> {
    render ??= openRender(renderDir);
    const { drawPage: draw, files } = await render;
    const { path, search, given } = asked;
    const html = await draw({ path, search, origin, files, ...(given && { given }) });
    if (html === null) return null;
    const plain = Buffer.from(html);
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(plain, { params: quality }),
      promisify(gzip)(plain),
    ]);
    return { etag: etagOf(plain), plain, br, gzip: zipped };
  }

  return async (job) => {
    if (job.kind === "page") return drawPage(job);
    await loadLand(size);
    return searchFields(job.asked, {
      size,
      traitsOf: (id) => allTraits()[id]!,
      fieldsBy: () => job.kept.filter((id) => id < size),
    });
  };
}
