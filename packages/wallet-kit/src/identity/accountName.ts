// What an account is called on the page: its name if that deceives nobody, cut if it is long, else its address.
import { normalize } from "viem/ens";
import { shortenAddress } from "./shortenAddress.ts";

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

const longestShown = 24;
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * `name` has passed `safeName`. What stands before the last dot is cut to 24 characters, and the
 * ending goes with the rest. A long name below another one is not cut: it would lose the part
 * that says whose it is, and `rowan.eth.somebody-elses-very-long.eth` could pass for `rowan.eth`.
 */
export function displayName(address: string, name?: string | undefined): string {
  if (name === undefined) return shortenAddress(address);
  const before = name.slice(0, name.lastIndexOf("."));
  const letters = [...characters.segment(before)];
  if (letters.length <= longestShown) return name;
  if (before.includes(".")) return shortenAddress(address);
  return `${letters
    .slice(0, longestShown)
    .map(({ segment }) => segment)
    .join("")}...`;
}
