// A name of the name service that may be shown as somebody's name, or nothing if it could deceive.
import { normalize } from "viem/ens";

const longest = 255;
const address = /(^|\.)0x[0-9a-f]{40}(\.|$)/;

/**
 * Only names already in their normal form (ENSIP-15) pass. A name that merely becomes a good one,
 * as `Juniper.eth` becomes `juniper.eth`, is another entry in the registry with another owner.
 * The normal form itself refuses invisible and turning characters, markup, empty labels, scripts
 * mixed in one label, and labels wholly of letters that look like Latin ones.
 */
export function safeName(name: unknown): string | undefined {
  if (typeof name !== "string" || name.length > longest) return undefined;
  // One label alone is nobody's, and an address in a name's clothes is not the holder's address.
  if (!name.includes(".") || address.test(name)) return undefined;
  try {
    return normalize(name) === name ? name : undefined;
  } catch {
    return undefined;
  }
}
