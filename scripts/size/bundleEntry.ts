// Bundles a few exports as a page would take them, to be weighed: nothing is written.
import { build, type Plugin, type Rolldown } from "vite";

/** The chunks of a page whose only module reads so. */
export async function bundleEntry(
  module: string,
  external?: Rolldown.ExternalOption,
  plugins: readonly Plugin[] = [],
): Promise<readonly Rolldown.OutputChunk[]> {
  const page = "virtual:page";
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "loamstead:entry",
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? module : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: {
        input: page,
        preserveEntrySignatures: "strict",
        ...(external !== undefined && { external }),
      },
    },
  });
  return [built]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((file) => file.type === "chunk");
}
