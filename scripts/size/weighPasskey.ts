// Weighs what signing in by passkey adds beside viem: the account, the device, what is kept, and the wallet that asks them.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { fromRoot } from "../run/root.ts";
import { kilobytes } from "./weigh.ts";

/** In bytes after gzip at level 9. */
const most = 4_000;
const parts = ["account", "authenticator", "keptPasskey", "provider", "signature"];

/** Whether the budget holds. Further keys and the dialogs' steps come later, and by themselves. */
export async function weighPasskey(): Promise<boolean> {
  const page = "virtual:passkey";
  const lines = parts.map((part) => {
    const file = join(fromRoot("packages", "passkey"), `${part}.ts`);
    return `export * from ${JSON.stringify(file)};`;
  });
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "loamstead:passkey",
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? lines.join("\n") : null),
      },
    ],
    build: {
      write: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: { input: page, external: [/^viem/], preserveEntrySignatures: "strict" },
    },
  });
  const code = [built]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""));
  const size = code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  console.log(`signing in by passkey, beside viem: ${kilobytes(size)} gz of ${kilobytes(most)}`);
  return size > 0 && size <= most;
}
