// Finds files, exports and packages that nothing uses.
import type { KnipConfig } from "knip";

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        // Each command is started by its path, from the table in scripts/bootstrap/commands.mjs.
        "scripts/{start,test,dev,build,kit,packKit,check,format,testUnit,testNear,testSoak,testE2e,testBrowsers,testKit,testBrand,coverage,audit,size,brand,bench,land,backup,restore,move,drawFields,farms,rooms,replay,layers}.ts",
        "build/build.ts",
        // Run in a copy of the house.
        "build/testing/tellPages.ts",
        // Bundled into the packed kit, whose style sheet they begin.
        "build/kit/styles.ts",
        "test/kit/{playwright.config,kit.spec}.ts",
        // Bundled for the browsers that the journey visits in.
        "test/browsers/{goldenScript,filmScript}.ts",
        "build/furniture/{bakeAll,drawPieces,bakeForTests,holdInNode,holdInBrowser}.ts",
        // Found in their folder by the build.
        "src/models/furniture/*.ts",
        "server/main.ts",
        "drawStills/{render,page}.ts",
        "drawStills/farmDays/write.ts",
        "drawStills/{models,sheet/page,workbench/page}.ts",
        // Bundled by the build; the server has it draw pages.
        "src/app/prerender.tsx",
        // Named by the pages: runs the client.
        "src/app/begin/begin.ts",
        "src/app/head/head.ts",
        // Bundled by the build, each a program of its own.
        "src/offline/worker/{worker,stop}.ts",
        "bench/*.ts",
        "bench/dialog/ours/main.tsx",
        "bench/roomStage/page.ts",
        "bench/worldMap/page.tsx",
        "bench/farmScene/page.tsx",
        "bench/farmReplay/page.ts",
        // Started by their paths, as programs of their own.
        "localnet/guard/guard.ts",
        "scripts/dev/siteServer.ts",
        "server/store/testing/{postgresKeeper,writeUntilKilled}.ts",
        "localnet/**/fixtures/*.ts",
        "localnet/wallet/walletScript.ts",
        "localnet/safeHost/safeHostScript.ts",
        "localnet/**/tinySite.{ts,tsx}",
        "localnet/phone/page/phoneScript.ts",
        "localnet/phone/page/*.css",
      ],
      project: ["**/*.{ts,tsx,mjs,css}"],
      // Other sites, with packages of their own.
      ignore: ["test/kit/hosts/**"],
    },
    // Every file of these two may be imported by its name; what nobody imports is told all the same.
    "packages/lib": { includeEntryExports: true, project: ["**/*.{ts,tsx,css}"] },
    "packages/ui": {
      includeEntryExports: true,
      // Opened by its address while the site is developed.
      entry: ["kitPage/page.tsx"],
      project: ["**/*.{ts,tsx,css}"],
    },
    // Stands in the place of a package that WalletConnect names.
    "packages/noAppKit": {},
    // Any file of it may be what a page or the server begins with.
    "packages/passkey": { entry: ["*.ts"], project: ["**/*.{ts,css}"] },
    "packages/wallet-kit": {
      entry: [
        // Opened by its address while the site is developed.
        "page/page.tsx",
        "src/core/connectors/handedSdk.ts",
      ],
      project: ["**/*.{ts,tsx,css}"],
    },
  },
  // A type that names the shape of an exported function's argument is part of that function.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Run by the path of their programs, in scripts/run/tool.ts.
  ignoreDependencies: [
    "@biomejs/biome",
    "@typescript/native",
    // Loaded by wagmi's own Safe connector.
    "@safe-global/safe-apps-provider",
    // Loaded by wagmi's Coinbase connector.
    "@coinbase/wallet-sdk",
    // The local world reads these by path: a program, and contracts that are not JavaScript.
    "@foundry-rs/anvil",
    "@ensdomains/ens",
    "@ensdomains/resolver",
    "@openzeppelin/contracts",
    "@safe-global/safe-contracts",
  ],
  // Of the system, not of a package.
  ignoreBinaries: ["mount", "openssl", "pg_restore", "umount"],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\()["']([^"')]+)["']/g)]
        // Data, other hosts, and what only a server has at such an address.
        .filter(([, address]) => !address?.includes(":") && !address?.startsWith("/"))
        .map(([, address]) => `import "${address}";`)
        .join("\n"),
  },
};

export default config;
