// What the page of the whole country is drawn from: the fields that are asked for, and who keeps those that are shown.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { GivenWorld } from "../../src/fields/givenWorld.ts";
import { writeBits } from "../../src/fields/search/fieldBits.ts";
import { readFieldQuery, resultKey } from "../../src/fields/search/fieldQuery.ts";
import { meaningOf } from "../../src/fields/search/meaning.ts";
import { ownerName } from "../../src/fields/search/ownersCodec.ts";
import { isEmptyQuery } from "../../src/fields/search/searchFields.ts";
import { inOrder } from "../../src/fields/search/tableOrder.ts";
import { onPage, pageOf } from "../../src/fields/search/tablePages.ts";
import { dayOf } from "../../src/fields/weather/weather.ts";
import type { Problem } from "../http/problem.ts";
import type { OwnersSource } from "../ownership/ownersSource.ts";
import type { PageTurn } from "../pages/pagePool.ts";
import type { CountrySearch } from "./countrySearch.ts";

type Parts = {
  size: number;
  owners: Pick<OwnersSource, "keepersOf">;
  find: CountrySearch["find"];
  /** Milliseconds since 1970. */
  clock: () => number;
};

export const worldPages =
  ({ size, owners, find, clock }: Parts) =>
  async (_: string, search: string, turn: PageTurn): Promise<Result<GivenWorld, Problem>> => {
    const asked = readFieldQuery(search, size);
    const fields = await find(asked, turn);
    if (!fields.ok) return fields;
    const found = fields.value;
    const meaning = meaningOf(asked.text, size);
    const shown = onPage(inOrder(found, asked.by, size) ?? found, pageOf(asked.page, found.length));
    const at = meaning?.kind === "number" ? meaning.id : asked.at;
    const told = at === null ? shown : [...shown, at];
    const keepers = await owners.keepersOf(told);
    const nameOf = (owner: string | undefined) => (owner === undefined ? null : ownerName(owner));
    return accept({
      day: dayOf(new Date(clock())),
      asked: resultKey(asked),
      found: isEmptyQuery(asked) ? null : writeBits(found, size),
      keepers: keepers && Object.fromEntries(told.map((id) => [id, nameOf(keepers.get(id))])),
    });
  };
