// What the page of the whole country is drawn from: the fields that are asked for, and who keeps those that are shown.
import { setImmediate as rest } from "node:timers/promises";
import type { GivenWorld } from "../../src/fields/givenWorld.ts";
import { loadLand } from "../../src/fields/land/further.ts";
import { readAsked, wantedOf } from "../../src/fields/search/asked.ts";
import { writeBits } from "../../src/fields/search/fieldBits.ts";
import { asksNothing, findAsked } from "../../src/fields/search/findAsked.ts";
import { indexFields } from "../../src/fields/search/indexFields.ts";
import { meaningOf } from "../../src/fields/search/meaning.ts";
import { ownerName } from "../../src/fields/search/readOwners.ts";
import { onPage, pageOf } from "../../src/fields/search/tablePages.ts";
import type { FieldTraits } from "../../src/fields/traits.ts";
import { dayOf } from "../../src/fields/weather/weather.ts";
import type { OwnersSource } from "../ownership/ownersSource.ts";

type Parts = {
  collection: { address: string; size: number };
  owners: Pick<OwnersSource, "keepersOf" | "fieldsBy">;
  /** Milliseconds since 1970. */
  clock: () => number;
};

export function worldPages({ collection, owners, clock }: Parts) {
  const { size } = collection;
  let traits: Promise<readonly FieldTraits[]> | undefined;

  /** Worked out when somebody first sets a filter; others are answered meanwhile. */
  const allTraits = () =>
    (traits ??= indexFields(collection, { now: () => performance.now(), rest: () => rest() }));

  return async (_: string, search: string): Promise<GivenWorld> => {
    await loadLand(size);
    const asked = readAsked(search, size);
    const all = Object.keys(asked.filters).length > 0 ? await allTraits() : [];
    const meaning = meaningOf(asked.text, size);
    const kept = meaning?.kind === "owner" ? await owners.fieldsBy(meaning.owner) : [];
    const found = findAsked(asked, {
      size,
      traitsOf: (id) => all[id]!,
      fieldsBy: () => kept.filter((id) => id < size),
    });
    const shown = onPage(found, pageOf(asked.page, found.length));
    const at = meaning?.kind === "number" ? meaning.id : asked.at;
    const told = at === null ? shown : [...shown, at];
    const keepers = await owners.keepersOf(told);
    const nameOf = (owner: string | undefined) => (owner === undefined ? null : ownerName(owner));
    return {
      day: dayOf(new Date(clock())),
      asked: wantedOf(asked),
      found: asksNothing(asked) ? null : writeBits(found, size),
      keepers: keepers && Object.fromEntries(told.map((id) => [id, nameOf(keepers.get(id))])),
    };
  };
}
