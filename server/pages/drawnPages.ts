// Pages that are drawn when they are asked for, and remembered as long as there is room.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { createCache } from "../../src/lib/cache.ts";
import { type FoundPage, queryOf } from "../../src/routes/routes.ts";
import { acceptedEncodings } from "../http/acceptedEncodings.ts";
import { contentTypeOf } from "../http/contentType.ts";
import { etagMatches, etagOf } from "../http/etag.ts";
import type { Problem } from "../http/problem.ts";
import type { DrawnPage, PageJob } from "./pageJobs.ts";
import type { PagePool, PageTurn } from "./pagePool.ts";

export type DrawnPages = {
  /**
   * Null where there is no such page. What is `given` to it decides how it looks, and of the query
   * only what the page reads: the same is drawn once, and once it is another, so is the page.
   */
  answer(
    page: FoundPage,
    asked: { request: Request; given?: object | undefined; turn: PageTurn },
  ): Promise<Result<Response | null, Problem>>;
};

/** Of pages in all their forms: some hundreds. */
const MOST_BYTES = 64 * 1_048_576;
/** No link of ours is longer; what is, is drawn as if it were not there. */
const LONGEST_SEARCH = 300;

export function createDrawnPages(pool: Pick<PagePool, "run">): DrawnPages {
  const kept = createCache<DrawnPage>(MOST_BYTES, sizeOf);

  async function find(
    job: Extract<PageJob, { kind: "page" }>,
    turn: PageTurn,
  ): Promise<Result<DrawnPage | null, Problem>> {
    // What is given may be as long as the page.
    const key = etagOf(JSON.stringify(job));
    const known = kept.get(key);
    if (known) return accept(known);
    const drawn = await pool.run(job, turn);
    if (drawn.ok && drawn.value) kept.set(key, drawn.value);
    return drawn;
  }

  return {
    async answer({ path, route }, { request, given, turn }) {
      const search = shortened(queryOf(route, new URL(request.url).search));
      const found = await find({ kind: "page", path, search, ...(given && { given }) }, turn);
      if (!found.ok) return found;
      const page = found.value;
      if (page === null) return accept(null);
      const headers = { "Cache-Control": "no-cache", ETag: page.etag, Vary: "Accept-Encoding" };
      if (etagMatches(request.headers.get("If-None-Match") ?? undefined, page.etag)) {
        return accept(new Response(null, { status: 304, headers }));
      }
      const [encoding] = acceptedEncodings(request.headers.get("Accept-Encoding") ?? undefined);
      // All who read it, however slowly, read from the one memory in which it is kept.
      return accept(
        new Response(page[encoding ?? "plain"], {
          headers: {
            ...headers,
            "Content-Type": contentTypeOf("index.html"),
            ...(encoding && { "Content-Encoding": encoding }),
          },
        }),
      );
    },
  };
}

const sizeOf = ({ plain, br, gzip: zipped }: DrawnPage) => plain.length + br.length + zipped.length;

const shortened = (search: string) => (search.length > LONGEST_SEARCH ? "" : search);
