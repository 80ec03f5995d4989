// The link that brings a wallet's app to the front of this phone, as the app or we have recorded it.
import { isRecord } from "@loamstead/lib/shape.ts";

/** An app's own scheme, with nothing behind it that a browser could run or a server could be asked for. */
const ownScheme = /^[a-z][a-z0-9+.-]{1,40}:\/\/[\w./-]{0,100}$/i;
const ofTheBrowser = /^(data|file|https?|intent|javascript|wc):/i;
const ofTheWeb = /^https:\/\/[\w.-]+(\/[\w./-]{0,100})?$/i;

export function isAppLink(found: unknown): found is string {
  if (typeof found !== "string") return false;
  return ofTheWeb.test(found) || (ownScheme.test(found) && !ofTheBrowser.test(found));
}

/** What a wallet says of its app while it connects: its scheme if it has one, which opens without a detour. */
export function appLinkIn(redirect: unknown): string | undefined {
  if (!isRecord(redirect)) return undefined;
  return [redirect.native, redirect.universal].find(isAppLink);
}
