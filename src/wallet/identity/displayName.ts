// What an account is called on the page: its name if it has one that is fit to be shown, else its address.
import { shortenAddress } from "./shortenAddress.ts";

const longest = 24;
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
  if (letters.length <= longest) return name;
  if (before.includes(".")) return shortenAddress(address);
  return `${letters
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join("")}...`;
}
