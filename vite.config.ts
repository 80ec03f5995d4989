// How Vite builds the browser's files and serves them with hot reload during development.

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandPlugin, brandStylesOf } from "./build/brand/brandPlugin.ts";
import { countsPlugin } from "./build/content/countsPlugin.ts";
import { heroFieldPlugin } from "./build/content/heroFieldPlugin.ts";
import { landingPlugin } from "./build/content/landingPlugin.ts";
import { mapNamesPlugin } from "./build/content/mapNamesPlugin.ts";
import { stillsPlugin } from "./build/content/stillsPlugin.ts";
import { floor } from "./build/css/floor.ts";
import { namedWidths } from "./build/css/namedWidths.ts";
import { furniturePlugin } from "./build/furniture/furniturePlugin.ts";
import { newsPlugin } from "./build/news/newsPlugin.ts";
import site from "./site.config.ts";

const base = process.env.BASE_PATH || "/";

export default defineConfig({
  base,
  define: { "import.meta.env.KEEPS_EXAMPLES": JSON.stringify(process.env.NETWORK !== "mainnet") },
  plugins: [
    react(),
    landingPlugin(import.meta.dirname),
    countsPlugin(import.meta.dirname),
    mapNamesPlugin(import.meta.dirname),
    heroFieldPlugin(import.meta.dirname),
    stillsPlugin(import.meta.dirname),
    brandPlugin(import.meta.dirname),
    newsPlugin({ folder: "content/news", base, features: site.features }),
    furniturePlugin(import.meta.dirname),
  ],
  // The pages that are developed: other folders have pages of their own, which are bundled otherwise.
  optimizeDeps: { entries: ["index.html", "packages/*/{page,kitPage}/index.html"] },
  css: { postcss: { plugins: [brandStylesOf(import.meta.dirname), namedWidths] } },
  build: {
    target: "es2024",
    cssTarget: floor.targets,
    // Data addresses are not among the sources the Content-Security-Policy allows for fonts and styles.
    assetsInlineLimit: 0,
    // One style sheet (but for what comes late: build/lateSheet.ts), and no preloading by script: the
    // pages' HTML names what they need at start.
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
  },
});
