// Tests the reading of Accept-Encoding, weights and wildcards included.
import { describe, expect, test } from "vitest";
import { acceptedEncodings } from "./acceptedEncodings.ts";

describe("acceptedEncodings", () => {
  test.each<[string | undefined, string[]]>([
    [undefined, []],
    ["", []],
    ["identity", []],
    ["gzip, deflate, br, zstd", ["br", "gzip"]],
    ["gzip", ["gzip"]],
    ["x-gzip", ["gzip"]],
    ["BR", ["br"]],
    ["br;q=0.5, gzip;q=0.8", ["gzip", "br"]],
    ["br;q=0, gzip", ["gzip"]],
    ["br;q=0.0, gzip;q=0.000", []],
    ["*", ["br", "gzip"]],
    ["*;q=0", []],
    ["*, br;q=0", ["gzip"]],
    ["identity, *;q=0.5", []],
    ["identity;q=0.5, gzip", ["gzip"]],
    ["gzip;q=0.5, identity;q=0.5", ["gzip"]],
    ["br ; q=0.1 , gzip;Q=0.9", ["gzip", "br"]],
    ["br;q=nonsense, gzip;q=2", []],
    ["xbr, brotli, gzipped", []],
    [",,;,", []],
  ])("%s", (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});
