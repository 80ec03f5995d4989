// A second kind of document: a farm as the list of what was done on it, joined by having what both lists have.

import { accept, refuse } from "@loamstead/lib/result.ts";
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import { summaries } from "../cache/summaryCache.ts";
import type { DatabaseLayout } from "../database/database.ts";
import type { DocumentKind } from "../documentKind.ts";
import { stamps, textTable } from "../store/store.ts";

/** The deeds by their ids. */
export type TestFarm = { readonly name: string; readonly deeds: ReadonlyMap<string, string> };

export const farm: TestFarm = { name: "Brook farm", deeds: new Map([["0", "planted beans"]]) };
export const withFarmName = (on: TestFarm, name: string): TestFarm => ({ ...on, name });
export const withDeed = (on: TestFarm, id: string, what = `deed ${id}`): TestFarm => ({
  ...on,
  deeds: new Map(on.deeds).set(id, what),
});

const readFarm = ({ farm: name, deeds }: Record<string, unknown>): TestFarm | null =>
  isText(name) && isRecord(deeds) && Object.values(deeds).every(isText)
    ? { name, deeds: new Map(Object.entries(deeds) as [string, string][]) }
    : null;

export const testFarmKind: DocumentKind<TestFarm, { readonly deeds: number }> = {
  prefix: "farm/",
  encode: ({ name, deeds }) =>
    JSON.stringify({ farm: name, deeds: Object.fromEntries([...deeds].sort()) }),
  decode(text) {
    try {
      const json: unknown = JSON.parse(text);
      const found = isRecord(json) && readFarm(json);
      return found ? accept(found) : refuse("notAFarm");
    } catch {
      return refuse("notJson");
    }
  },
  merge(base, mine, theirs) {
    const isRenamed = (one: TestFarm) => one.name !== base?.name;
    const clashes = [...mine.deeds].some(([id, what]) => (theirs.deeds.get(id) ?? what) !== what);
    if (clashes || (isRenamed(mine) && isRenamed(theirs) && mine.name !== theirs.name))
      return refuse("clash");
    const { name } = isRenamed(mine) ? mine : theirs;
    return accept({ name, deeds: new Map([...theirs.deeds, ...mine.deeds]) });
  },
  nameOf: ({ name }) => name,
  named: withFarmName,
  longestName: 40,
  summaryOf: (document) => ({ deeds: document?.deeds.size ?? 0 }),
  caches: [],
};

export const farmText = testFarmKind.encode(farm);

export const testFarmLayout: DatabaseLayout = {
  name: "loamstead.farms",
  moves: [(at) => [textTable, stamps, summaries].forEach(at.create)],
};
