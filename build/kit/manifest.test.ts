import { expect, test } from "vitest";
import { manifestOf } from "./manifest.ts";

const workspace = {
  name: "@loamstead/wallet-kit",
  version: "1.2.3",
  description: "A kit.",
  license: "MIT",
  exports: { ".": "./src/index.ts", "./core": "./src/core/index.ts" },
};

test("each door has its built file and its types, and what a host must have is a peer", () => {
  const { exports, peerDependencies, ...rest } = manifestOf(workspace);
  expect(exports).toEqual({
    ".": { types: "./types/wallet-kit/src/index.d.ts", default: "./index.js" },
    "./core": { types: "./types/wallet-kit/src/core/index.d.ts", default: "./core.js" },
    "./styles.css": "./styles.css",
  });
  expect(Object.keys(peerDependencies)).toContain("wagmi");
  expect(rest).toMatchObject({ version: "1.2.3", type: "module" });
  expect(rest).not.toHaveProperty("private");
  expect(rest).not.toHaveProperty("dependencies");
});
