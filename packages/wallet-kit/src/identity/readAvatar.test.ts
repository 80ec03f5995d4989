import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { avatarUrl } from "./readAvatar.ts";

const ipfsGateway = "https://ipfs.example/";
const file = "Qma8mnp6xV3J2cRNf3mTth5C8nV11CAnceVinc3y8jSbio";
const dot = "data:image/png;base64,iVBORw0KGgo=";

test.for([
  ["https://pictures.example/rowan.png", "https://pictures.example/rowan.png"],
  [" https://pictures.example/rowan.png\n", "https://pictures.example/rowan.png"],
  [`ipfs://${file}`, `https://ipfs.example/ipfs/${file}`],
  [`ipfs://ipfs/${file}/7.png`, `https://ipfs.example/ipfs/${file}/7.png`],
  [`/ipfs/${file}`, `https://ipfs.example/ipfs/${file}`],
  [dot, dot],
  ["data:image/svg+xml,<svg/>", "data:image/svg+xml,<svg/>"],
  ["http://127.0.0.1:4173/fields/7.svg", "http://127.0.0.1:4173/fields/7.svg"],
])("%s is loaded", ([record, url]) => {
  expect(avatarUrl(record, { ipfsGateway, origin: "http://127.0.0.1:4173" })).toBe(url);
});

test.for([
  "http://pictures.example/rowan.png",
  "http://127.0.0.1:4174/rowan.png",
  "https://rowan:secret@pictures.example/",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/gif;base64,R0lGOD",
  "data:image/svg+xmlx,<svg/>",
  `data:image/png;base64,${"A".repeat(1_000_000)}`,
  "blob:https://pictures.example/0",
  "file:///etc/passwd",
  "ftp://pictures.example/rowan.png",
  "//pictures.example/rowan.png",
  "/rowan.png",
  "rowan.png",
  "ipfs://",
  `ipfs://${file}/../../../steal`,
  `ipfs://${file}/%2e%2e/%2e%2e/%2e%2e/steal`,
  "",
  null,
  undefined,
  {},
])("is not loaded: %o", (record) => {
  expect(avatarUrl(record, { ipfsGateway, origin: "http://127.0.0.1:4173" })).toBeUndefined();
});

test("without a gateway nothing of IPFS is loaded", () => {
  expect(avatarUrl(`ipfs://${file}`)).toBeUndefined();
});

test("whatever comes, only these kinds of address leave", () => {
  forAll(
    {},
    [fc.oneof(fc.webUrl({ validSchemes: ["http", "https", "ftp"] }), fc.string())],
    (t) => {
      const url = avatarUrl(t, { ipfsGateway });
      if (url !== undefined) expect(url).toMatch(/^(https:\/\/|data:image\/)/);
    },
  );
});
