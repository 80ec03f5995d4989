// How the tests beside the code run: `node` and `apart` without a browser, `browser` in a real Chromium.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import { installedBrowser } from "./scripts/browser/browserPlaces.ts";
import { chromiumArgs, softwareGraphicsArgs } from "./scripts/browser/chromiumArgs.ts";
import { PATIENCE_MS } from "./test/patience.ts";
import { soak } from "./test/soak.ts";
import site from "./vite.config.ts";

// The commands set CHROMIUM after looking for a browser; run by itself, Vitest takes what is there.
const executablePath = installedBrowser();

const patience = {
  testTimeout: soak(600_000, 120_000),
  hookTimeout: 120_000,
  expect: { poll: { timeout: PATIENCE_MS } },
};

// Tests beside code that changes nothing a whole process shares, or takes it back.
const sharing = [
  "{src,packages}/**/*.test.{ts,tsx}",
  "server/{http,keeping,metrics,passkeys,settings,signIn}/**/*.test.ts",
  "build/news/**/*.test.ts",
  "localnet/{exchange,relay}/**/*.test.ts",
];

// Those that start chains, or change globals all the same.
const apart = [
  "src/holdings/listFields.test.ts",
  "packages/wallet-kit/src/core/{createCoreConfig,phone}.test.ts",
  "packages/wallet-kit/src/paid/phonePays.test.ts",
];

const globalSetup = [
  "server/store/testing/databasesForTests.ts",
  "build/furniture/bakeForTests.ts",
];
const setupFiles = ["test/waitPatiently.ts", "build/furniture/holdInNode.ts"];
const notOurs = "**/node_modules/**";
const neither = ["**/*.browser.test.*", notOurs];

// A page keeps the wallets that once announced themselves, the databases that are open, and what was said to nobody.
const apartInBrowser = [
  "packages/wallet-kit/{page,src}/*.browser.test.tsx",
  "packages/wallet-kit/src/{account,core,keys,languages,paid,transactions}/**/*.browser.test.tsx",
  // About what is fetched first, and with a module in another's place.
  "packages/wallet-kit/src/**/*{Door,.phone}.browser.test.tsx",
  "packages/ui/{LiveRegion,Slip,Toast}.browser.test.tsx",
  "src/{alphaFields/sending,exchange/panel,play/farms}/*.browser.test.tsx",
  "src/play/page/openFirst.browser.test.tsx",
  // A page asks once whether it may be heard.
  "src/play/yard/rewards/FarmRewards.browser.test.tsx",
  "src/alphaFields/field/WatchField.browser.test.tsx",
  // With a module in another's place.
  "src/world/village/VillagerSlip.browser.test.tsx",
];

export default mergeConfig(
  site,
  defineConfig({
    test: {
      // By itself Vitest leaves a core to whoever watches; nobody watches here.
      maxWorkers: "100%",
      projects: [
        {
          extends: true,
          test: {
            name: "node",
            ...patience,
            environment: "node",
            // These share nothing that one of them changes: a process each would cost them half their time.
            isolate: false,
            pool: "threads",
            globalSetup,
            setupFiles,
            include: sharing,
            exclude: [...apart, ...neither],
          },
        },
        {
          extends: true,
          test: {
            name: "apart",
            ...patience,
            environment: "node",
            isolate: false,
            // What they change, such as the environment, is the process's own.
            pool: "forks",
            globalSetup,
            setupFiles,
            include: [
              ...apart,
              "{server,build,localnet,scripts,drawStills,bench,deploy,test/{layers,browsers}}/**/*.test.{ts,tsx,mjs}",
            ],
            exclude: [
              ...sharing.filter((files) => !files.startsWith("{src")),
              ...neither,
              // Vitest's own option reaches no project.
              ...(process.env.LEFT_OUT?.split(",") ?? []),
            ],
          },
        },
        {
          extends: true,
          // A page knows nothing of the process that tests it.
          define: { "process.env.SOAK": JSON.stringify(process.env.SOAK ?? "") },
          // Found out only while tests run, they would make Vite reload the page under one of them.
          optimizeDeps: {
            include: [
              ...importedIcons(),
              "@noble/hashes/sha2",
              "@noble/hashes/utils",
              "@tanstack/react-query",
              "mediabunny",
              "three",
              "valibot",
              "viem",
              "viem/accounts",
              "viem/actions",
              "viem/chains",
              "viem/ens",
              "wagmi",
              "wagmi/actions",
              "wagmi/query",
            ],
          },
          test: {
            name: "browser",
            ...patience,
            include: ["{src,packages}/**/*.browser.test.tsx"],
            setupFiles: [
              "test/waitPatiently.ts",
              "packages/ui/testing/withoutBlur.ts",
              "packages/ui/testing/withoutOwnerStacks.ts",
              "packages/ui/testing/withoutPainting.ts",
              "packages/ui/testing/withoutSmoothing.ts",
              "build/furniture/holdInBrowser.ts",
            ],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              instances: [
                {
                  browser: "chromium",
                  name: "browser (shared)",
                  exclude: [...apartInBrowser, notOurs],
                  // One page for many files: to fetch and begin all code anew for each took a third of their time.
                  isolate: false,
                },
                { browser: "chromium", name: "browser (apart)", include: apartInBrowser },
              ],
              provider: playwright({
                launchOptions: {
                  ...(executablePath !== undefined && { executablePath }),
                  args: [...chromiumArgs, ...softwareGraphicsArgs],
                },
              }),
            },
          },
        },
      ],
    },
  }),
);

/** Which icons the site imports: Vite would find them one by one, and too late. */
function importedIcons(): string[] {
  const files = globSync("{src,packages}/**/*.tsx", { cwd: import.meta.dirname });
  const found = files.flatMap((file) => [
    ...readFileSync(path.join(import.meta.dirname, file), "utf8").matchAll(
      /"(lucide-react\/icons\/[a-z0-9-]+)"/g,
    ),
  ]);
  return [...new Set(found.map(([, name]) => name!))].sort();
}
