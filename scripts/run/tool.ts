// Where the installed development tools' programs lie; each is run by the Node that runs us.
import { fromRoot } from "./root.ts";

const programs = {
  biome: "@biomejs/biome/bin/biome",
  tsc: "@typescript/native/bin/tsc",
  "dependency-cruiser": "dependency-cruiser/bin/dependency-cruiser.mjs",
  knip: "knip/bin/knip.js",
  playwright: "@playwright/test/cli.js",
  vitest: "vitest/vitest.mjs",
} as const;

export const tool = (name: keyof typeof programs): string =>
  fromRoot("node_modules", programs[name]);
