// A thread of a visited page that computes what is written down of fields and farms, asked for each by its name.
import { measureFarm as farms } from "../../src/farm/fixtures/golden.ts";
import { measureFields as fields } from "../../src/fields/fixtures/golden.ts";
import type { FoundName } from "./findGolden.ts";

const measured: Readonly<Record<FoundName, () => string>> = { ...fields, ...farms };

addEventListener("message", ({ data: name }: MessageEvent<FoundName>) => {
  postMessage({ [name]: measured[name]() });
});
