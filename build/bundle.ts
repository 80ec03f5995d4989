// Bundles the site with Vite twice: once for browsers, once to be drawn to HTML, here and by the server.
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, build as viteBuild } from "vite";
import type * as Prerender from "../src/app/prerender.tsx";
import { farmFiles } from "./farmFiles.ts";
import { lateSheet, otherPages, playedFarm, roomEditor } from "./lateSheet.ts";
import { ownFile } from "./ownFile.ts";
import { beginModule, entryModule, headModule } from "./pageFiles.ts";
import { startFile } from "./startFile.ts";
import { withoutThreads } from "./withoutThreads.ts";

type BundleOptions = {
  root: string;
  basePath: string;
  isLocal: boolean;
  siteDir: string;
  /** Gets what draws pages, whole: it runs without the packages of the project. */
  renderDir: string;
  manifestFile: string;
};

export type Bundle = { manifest: Manifest; pages: Awaited<ReturnType<typeof Prerender.drawPages>> };

/** Its frame, the room in the round, and the sums that it has in common with the picture; what draws with three comes after them, in a file of its own. */
const roomEditorFile = {
  name: "roomEditor",
  parts: [
    "src/room/frame/RoomDesigner.tsx",
    "src/room/sceneView/SceneView.tsx",
    "src/room/visit/RoomVisit.tsx",
    "src/room/stage/pointing/stageHitTester.ts",
    "src/room/stage/hand/inHand.ts",
  ],
};

/** The connect dialog, which is fetched while somebody may be about to press. */
const connectFile = {
  name: "connect",
  parts: [
    "packages/wallet-kit/src/ConnectPart.tsx",
    "packages/wallet-kit/src/wallets/index.ts",
    "src/app/sitePasskeys.ts",
  ],
  guests: ["packages/wallet-kit/src/keys/index.ts", "packages/wallet-kit/src/paid/index.ts"],
};

export async function bundle({
  root,
  basePath,
  isLocal,
  siteDir,
  renderDir,
  manifestFile,
}: BundleOptions): Promise<Bundle> {
  // Vite's configuration reads both from the environment, where the base path also reaches the news plugin.
  process.env.BASE_PATH = basePath;
  process.env.NETWORK = isLocal ? "local" : "mainnet";
  const entries = [entryModule, beginModule, headModule];
  await viteBuild({
    root,
    configLoader: "native",
    logLevel: "warn",
    plugins: [
      lateSheet(root, roomEditor),
      lateSheet(root, playedFarm),
      lateSheet(root, otherPages),
      withoutThreads,
    ],
    build: {
      // What every page and worker may weigh, `npm run size` knows better.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      outDir: siteDir,
      emptyOutDir: true,
      manifest: "manifest.json",
      rolldownOptions: {
        input: entries,
        output: {
          codeSplitting: {
            groups: [
              ownFile(root, { ...roomEditorFile, entries }),
              ownFile(root, { ...connectFile, entries }),
              startFile(root, entryModule),
              farmFiles(root, entries),
            ],
          },
        },
      },
    },
  });
  await rename(join(siteDir, "manifest.json"), manifestFile);
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  return { manifest, pages: await drawPages(root, renderDir) };
}

// Only what drawing needs is taken in: wallets' code is never reached there, and stays outside.
const drawnWith = [/^react(-dom)?(\/|$)/, /^lucide-react/, /^@noble\//, /^valibot$/];

export async function drawPages(root: string, renderDir: string): Promise<Bundle["pages"]> {
  await viteBuild({
    root,
    configLoader: "native",
    logLevel: "warn",
    // The server that runs it later does not say so in its environment.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: drawnWith },
    build: {
      outDir: renderDir,
      emptyOutDir: true,
      ssr: "src/app/prerender.tsx",
      copyPublicDir: false,
      ssrEmitAssets: false,
      // By its name a module wherever it is copied to, whatever the package.json there says.
      rolldownOptions: {
        output: { entryFileNames: "[name].mjs", chunkFileNames: "assets/[name]-[hash].mjs" },
      },
    },
  });
  const prerender: typeof Prerender = await import(
    pathToFileURL(join(renderDir, "prerender.mjs")).href
  );
  return await prerender.drawPages();
}
