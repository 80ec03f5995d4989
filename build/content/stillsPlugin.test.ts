// A drawn picture's files are found by their names, in the order of their widths.
import { describe, expect, it } from "vitest";
import { stillLister } from "./stillsPlugin.ts";

const files = [
  "bed-2560.avif",
  "bed-640.avif",
  "bed-640.webp",
  "bed-night-640.avif",
  "bed-small-720.avif",
  "raised-bed-10.avif",
];

describe("stillLister", () => {
  it("lists every width of a picture, the least first, and no other picture's", () => {
    const { source, imports } = stillLister(files, "/images");
    expect(source("bed")).toBe(
      "{ avif: [{ url: url0, width: 640 }, { url: url1, width: 2560 }], webp: [{ url: url2, width: 640 }] }",
    );
    expect(imports).toEqual([
      'import url0 from "/images/bed-640.avif";',
      'import url1 from "/images/bed-2560.avif";',
      'import url2 from "/images/bed-640.webp";',
    ]);
  });

  it("needs no WebP, and refuses a picture that was never drawn", () => {
    const { source } = stillLister(files, "/images");
    expect(source("bed-night")).toBe("{ avif: [{ url: url0, width: 640 }], webp: [] }");
    expect(() => source("barn")).toThrow("no drawn picture barn-WIDTH.avif");
  });
});
