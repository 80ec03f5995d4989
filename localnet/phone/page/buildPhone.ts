// Bundles the phone's page once, and takes it from the cache until something in it changes.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedFolder } from "../../chain/cachedFolder.ts";
import { contentHash } from "../../chain/contentHash.ts";
import { bundleScript } from "../../wallet/bundleScript.ts";

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

export async function buildPhone(
  root: string = place("../../../.cache/localnet"),
): Promise<PhoneFiles> {
  const key = await contentHash({
    folders: ["..", ".", "../../attestation", "../../wallet", "../../wallet/panel"].map(place),
    endings: [".ts"],
    packages: [],
    // Not every package in the bundle lets others read its version.
    facts: [await readFile(place("../../../package-lock.json"), "utf8")],
  });
  const { folder } = await cachedFolder({
    root,
    name: "phone",
    key,
    make: async (draft) => {
      const script = await bundleScript(place("phoneScript.ts"));
      await writeFile(join(draft, "phone.js"), script);
    },
  });
  const [script, ...sheets] = await Promise.all(
    [join(folder, "phone.js"), ...styles.map(place)].map((path) => readFile(path, "utf8")),
  );
  return { script: script!, style: sheets.join("\n") };
}
