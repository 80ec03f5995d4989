// Bundles the wallet kit for other sites: the doors, what they fetch later, and one style sheet.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, build as viteBuild } from "vite";
import { floor } from "../css/floor.ts";
import { namedWidths } from "../css/namedWidths.ts";
import { withoutThreads } from "../withoutThreads.ts";
import { peers } from "./manifest.ts";
import { pruneTokens, scopeStyles } from "./scopeStyles.ts";

/** Wagmi's files around the vendors' SDKs come along with those, or a host would have to install them. */
const aroundSdks = "/connectors/(walletConnect|coinbaseWallet|safe)$";

// A host has them already, and has to have them once: their contexts are shared with it.
export const external = peers.map((peer) => new RegExp(`^${peer}(?!${aroundSdks})(/|$)`));

type Options = {
  kit: string;
  outDir: string;
  /** The files of the doors, by their names. */
  doors: Readonly<Record<string, string>>;
};

export async function bundleKit({ kit, outDir, doors }: Options): Promise<void> {
  await viteBuild({
    root: kit,
    configFile: false,
    logLevel: "warn",
    plugins: [withoutThreads, onlyStyles],
    resolve: {
      alias: [
        {
          find: "@walletconnect/ethereum-provider",
          replacement: join(kit, "src/core/connectors/handedSdk.ts"),
        },
        {
          // Its provider would ask for it a second time, and in words that no browser knows for viem.
          find: /^@safe-global\/safe-apps-sdk$/,
          replacement: fileURLToPath(import.meta.resolve("@safe-global/safe-apps-sdk")),
        },
      ],
    },
    css: {
      modules: { generateScopedName: "rk-[local]-[hash:base64:5]" },
      postcss: { plugins: [namedWidths, scopeStyles] },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2024",
      cssTarget: floor.targets,
      cssCodeSplit: false,
      minify: false,
      cssMinify: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      license: { fileName: "LICENSES.md" },
      lib: {
        entry: { styles: join(import.meta.dirname, "styles.ts"), ...doors },
        formats: ["es"],
        cssFileName: "styles",
      },
      rolldownOptions: {
        external,
        onLog(level, log, tell) {
          // Of an icon's file: the doors say it for all that is behind them.
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") tell(level, log);
        },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "parts/[name]-[hash].js",
          // All of it holds state or draws: for React's servers it is the browser's half of a page.
          banner: ({ isEntry }) => (isEntry ? '"use client";' : ""),
        },
      },
    },
  });
}

/** The entry that begins the style sheet has no code. */
const onlyStyles: Plugin = {
  name: "loamstead:only-styles",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      delete bundle["styles.js"];
      const sheet = bundle["styles.css"];
      if (sheet?.type === "asset") sheet.source = pruneTokens(String(sheet.source));
    },
  },
};
