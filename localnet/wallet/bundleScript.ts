// Bundles a page's script and everything it imports, styles included, into one classic script.
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

/** With every file that was read for it, also those that nothing was taken of. */
export type BundledScript = { readonly code: string; readonly files: readonly string[] };

export async function bundleScript(entry: string): Promise<BundledScript> {
  const files = new Set<string>();
  const everyFile: Plugin = {
    name: "loamstead:every-file",
    generateBundle() {
      // The bundler's own modules lie nowhere; styles are asked for with a query.
      for (const id of this.getModuleIds()) if (isAbsolute(id)) files.add(id.split("?")[0]!);
    },
  };
  const result = (await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "error",
    plugins: [everyFile],
    // Vite leaves it standing in what it takes for a library.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2024",
      copyPublicDir: false,
      reportCompressedSize: false,
      lib: { entry, formats: ["iife"], name: "localWorld" },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result.flatMap(({ output }) => output).filter(({ type }) => type === "chunk");
  const [chunk] = chunks;
  if (chunk?.type !== "chunk" || chunks.length > 1) {
    throw new Error(`${entry} did not become one script`);
  }
  return { code: chunk.code, files: [...files].sort() };
}
