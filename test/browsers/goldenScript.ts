// A thread of a visited page that computes what is written down of the fields, asked for each by its name.
import { type GoldenName, measured } from "../../src/fields/fixtures/golden.ts";

addEventListener("message", ({ data: name }: MessageEvent<GoldenName>) => {
  postMessage({ [name]: measured[name]() });
});
