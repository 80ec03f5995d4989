// Bundles a page's script and everything it imports, styles included, into one classic script.
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";

export async function bundleScript(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "error",
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
  return chunk.code;
}
