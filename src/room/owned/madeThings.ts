// What farms have made as a room counts and names it: pieces with the words of their marks, and dyes as tints.
import { markWords } from "../../farm/describe/mark.ts";
import { countOn, madeOf, type Provenance } from "../../farm/made/madeOf.ts";
import { dyeId } from "../../models/catalogue/dyes.ts";
import type { KeptFarm } from "../../play/kept/index.ts";
import type { ModelId, TintId } from "../model/room.ts";

export type MadeThings = {
  readonly count: (id: ModelId) => number;
  readonly mark: (id: ModelId, nth: number) => string | undefined;
  readonly dyes: ReadonlySet<TintId>;
};

export function madeThings(farms: readonly KeptFarm[]): MadeThings {
  const { marks, dyes } = madeOf(farms.map(({ ground, farm }) => ({ field: ground.field, farm })));
  const words = new Map<Provenance, string>();
  const wordsOf = (mark: Provenance): string => {
    const said = words.get(mark) ?? markWords(mark);
    words.set(mark, said);
    return said;
  };
  const of = (id: ModelId): readonly Provenance[] => marks.get(id) ?? [];
  return {
    count: (id) => of(id).reduce((sum, mark) => sum + countOn(mark), 0),
    mark(id, nth) {
      let left = nth;
      for (const mark of of(id)) {
        if (left < countOn(mark)) return wordsOf(mark);
        left -= countOn(mark);
      }
      return undefined;
    },
    dyes: new Set([...dyes].map((dye) => dyeId(...(dye.split(" ") as [string, string])))),
  };
}
