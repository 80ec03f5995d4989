// Finds files, exports and packages that nothing uses.
import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    // Each command is started by its path, from the table in scripts/bootstrap/commands.mjs.
    "scripts/{start,test,dev,build,check,format,testUnit,testE2e,size,bench}.ts",
    "build/build.ts",
    "server/main.ts",
    "stills/{render,page}.ts",
    "bench/*.ts",
    ".dependency-cruiser.start.mjs",
  ],
  // A type that names the shape of an exported function's argument is part of that function.
  ignoreExportsUsedInFile: { type: true, interface: true },
  project: ["**/*.{ts,tsx,mjs,css}"],
  // Run by the path of their programs, in scripts/tool.ts.
  ignoreDependencies: ["@biomejs/biome", "@typescript/native"],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\()["']([^"')]+)["']/g)]
        .filter(([, address]) => !address?.includes(":"))
        .map(([, address]) => `import "${address}";`)
        .join("\n"),
  },
};

export default config;
