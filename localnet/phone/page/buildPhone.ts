// The phone's page: its script, and its styles in their order.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { keptScript } from "../../wallet/keptScript.ts";

export type PhoneFiles = { readonly script: string; readonly style: string };

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In this order: later rules build on the earlier ones. */
const styles = [
  "../../../packages/ui/tokens.css",
  "../../wallet/panel/content.css",
  "../../wallet/panel/choices.css",
  "phone.css",
  "papers.css",
  "../../wallet/panel/paper.css",
];

export async function buildPhone(): Promise<PhoneFiles> {
  const [script, ...sheets] = await Promise.all([
    keptScript(place("phoneScript.ts")),
    ...styles.map((path) => readFile(place(path), "utf8")),
  ]);
  return { script, style: sheets.join("\n") };
}
