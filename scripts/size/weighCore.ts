// Weighs the core of the farm's law: what is done every day, how a farm begins, and what is ready when.
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { fromRoot } from "../run/root.ts";
import { kilobytes } from "./weigh.ts";

/** In bytes after gzip at level 9; the weather is handed in and weighs nothing here. */
const most = 10_000;

const parts = {
  lawWith: "src/farm/events/law.ts",
  begin: "src/farm/letters/begin.ts",
  comingOn: "src/farm/forecast/coming.ts",
};

/** Whether the budget holds. */
export async function weighCore(): Promise<boolean> {
  const core = "virtual:core";
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "loamstead:core",
        resolveId: (id) => (id === core ? id : null),
        load: (id) =>
          id === core
            ? Object.entries(parts)
                .map(([name, file]) => `export { ${name} } from ${JSON.stringify(fromRoot(file))};`)
                .join("\n")
            : null,
      },
    ],
    build: {
      write: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: { input: core, preserveEntrySignatures: "strict" },
    },
  });
  const size = [built]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((file) => file.type === "chunk")
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`the core of the farm's law: ${kilobytes(size)} gz of ${kilobytes(most)}`);
  return size > 0 && size <= most;
}
