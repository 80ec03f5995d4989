// Weighs what signing in by passkey adds beside viem: the account, the device, what is kept, and the wallet that asks them.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fromRoot } from "../run/root.ts";
import { bundleEntry } from "./bundleEntry.ts";
import { kilobytes } from "./weigh.ts";

/** In bytes after gzip at level 9. */
const most = 4_000;
const parts = ["account", "authenticator", "keptPasskey", "provider", "signature"];

/** Whether the budget holds. Further keys and the dialogs' steps come later, and by themselves. */
export async function weighPasskey(): Promise<boolean> {
  const lines = parts.map((part) => {
    const file = join(fromRoot("packages", "passkey"), `${part}.ts`);
    return `export * from ${JSON.stringify(file)};`;
  });
  const chunks = await bundleEntry(lines.join("\n"), [/^viem/]);
  const size = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`signing in by passkey, beside viem: ${kilobytes(size)} gz of ${kilobytes(most)}`);
  return size > 0 && size <= most;
}
