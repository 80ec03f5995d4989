// Finds the fields that pages are asked for, and how each such question is written where it has an answer.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { parishesOf } from "../../src/fields/parishSlug.ts";
import {
  type FieldQuery,
  readFieldQuery,
  resultKey,
  writeFieldQuery,
} from "../../src/fields/search/fieldQuery.ts";
import { meaningOf } from "../../src/fields/search/meaning.ts";
import { isEmptyQuery } from "../../src/fields/search/searchFields.ts";
import { FIELDS_PAGE, pageOf, TABLE_PAGE } from "../../src/fields/search/tablePages.ts";
import { createCache } from "../../src/lib/cache.ts";
import type { Problem } from "../http/problem.ts";
import type { OwnersSource } from "../ownership/ownersSource.ts";
import type { PagePool, PageTurn } from "../pages/pagePool.ts";
import type { Canonical } from "../pages/pageRoutes.ts";

type Parts = { size: number; owners: Pick<OwnersSource, "fieldsBy">; pool: Pick<PagePool, "run"> };

/** Numbers of fields, of all that is remembered. */
const MOST_REMEMBERED = 500_000;

export type CountrySearch = ReturnType<typeof createCountrySearch>;

export function createCountrySearch({ size, owners, pool }: Parts) {
  const found = createCache<readonly number[]>(MOST_REMEMBERED, ({ length }) => length + 1);
  const all = Array.from({ length: size }, (_, id) => id);

  async function find(
    asked: FieldQuery,
    turn: PageTurn,
  ): Promise<Result<readonly number[], Problem>> {
    if (isEmptyQuery(asked)) return accept(all);
    const meaning = meaningOf(asked.text, size);
    const kept = meaning?.kind === "owner" ? await owners.fieldsBy(meaning.owner) : null;
    // What somebody owns changes; what a field is does not.
    const key = kept === null ? resultKey(asked) : null;
    const known = key === null ? undefined : found.get(key);
    if (known) return accept(known);
    const { filters, parish, text } = asked;
    const job = { kind: "search", asked: { filters, parish, text }, kept: kept ?? [] } as const;
    const answer = await pool.run(job, turn);
    if (answer.ok && key !== null) found.set(key, answer.value);
    return answer;
  }

  /** Without what names nothing, and without a page that is beyond the last. */
  const canonical =
    (of: (asked: FieldQuery) => FieldQuery, each: number): Canonical =>
    async (search, turn) => {
      const read = of(readFieldQuery(search, size));
      const isParish = read.parish !== null && read.parish < parishesOf(size);
      const asked = { ...read, parish: isParish ? read.parish : null };
      if (asked.page === 1) return accept(writeFieldQuery(asked));
      const fields = await find(asked, turn);
      if (!fields.ok) return fields;
      return accept(
        writeFieldQuery({ ...asked, page: pageOf(asked.page, fields.value.length, each) }),
      );
    };

  return {
    find,
    world: canonical((asked) => asked, TABLE_PAGE),
    /** The gallery reads filters, parish and page alone. */
    fields: canonical(
      (asked) => ({ ...asked, isMine: false, text: "", view: "map", at: null, by: "number" }),
      FIELDS_PAGE,
    ),
  };
}
