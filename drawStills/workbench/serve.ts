// Serves the workbench: a page that shows one piece of furniture from all sides and follows its file as it is saved.
import { join } from "node:path";
import { createServer } from "vite";
import { namedWidths } from "../../build/css/namedWidths.ts";
import { fromRoot } from "../../scripts/run/root.ts";

type Options = {
  /** An id, or a part of an id or a name. */
  readonly wanted: string;
  /** Where the pieces are; their models lie beside them. */
  readonly furniture?: string;
};

export type Workbench = { readonly url: string; readonly close: () => Promise<void> };

export async function openWorkbench({
  wanted,
  furniture = fromRoot("src/models/furniture"),
}: Options): Promise<Workbench> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    cacheDir: fromRoot("node_modules", ".cache", "workbench"),
    resolve: { alias: { "@furniture": furniture } },
    css: { postcss: { plugins: [namedWidths] } },
    // Found only while the page loads, they would make it load twice.
    optimizeDeps: { include: ["three"] },
    server: { port: 0, host: "127.0.0.1", fs: { allow: [fromRoot(), join(furniture, "../..")] } },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? "";
  return { url: `${address}?piece=${encodeURIComponent(wanted)}`, close: () => server.close() };
}
