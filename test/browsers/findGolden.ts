// Has a browser compute what is written down of fields and farms: each engine must find the same as Node.
import { farmGolden as farms } from "../../src/farm/fixtures/goldenSums.ts";
import { fieldGolden as fields } from "../../src/fields/fixtures/golden.ts";
import type { Visitor } from "./visitor.ts";

/** No name of the one is one of the other. */
const golden = { ...fields, ...farms };
export type FoundName = keyof typeof golden;
type Finding = { found?: Partial<Record<FoundName, string>> };

/** In a thread of its own: there the page can still be asked meanwhile. */
export async function findGolden(visitor: Visitor, names: readonly FoundName[]): Promise<void> {
  await visitor.open("/news");
  await visitor.eval((wanted) => {
    const finder = new Worker("/local/golden.js");
    finder.onmessage = ({ data }) => {
      const here = globalThis as Finding;
      here.found = { ...here.found, ...data };
    };
    for (const name of wanted) finder.postMessage(name);
  }, names);
  for (const name of names) {
    const found = await visitor.until(`${name} is found`, () =>
      visitor.eval((wanted) => (globalThis as Finding).found?.[wanted] ?? null, name),
    );
    if (found !== golden[name]) throw new Error(`${name} comes to ${found}, not ${golden[name]}`);
  }
}
