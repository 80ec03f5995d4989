// What a wallet says of itself by EIP-6963, checked: anybody on the page can say anything.
import { isRecord } from "@loamstead/lib/shape.ts";
import type { EIP1193Provider } from "viem";
import { visibleText } from "./visibleText.ts";

export type AnnouncedWallet = {
  rdns: string;
  name: string;
  /** A picture in a data address, where the wallet gave one that may be shown. */
  icon?: string;
  uuid: string;
  provider: EIP1193Provider;
};

const longestName = 40;
const longestIcon = 256 * 1024;
const reverseDomain = /^(?=.{3,100}$)[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/i;
const picture = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/i;

export function cleanAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  try {
    return clean(detail);
  } catch {
    // A getter of the announcement threw.
    return undefined;
  }
}

function clean(detail: unknown): AnnouncedWallet | undefined {
  if (!isRecord(detail) || !isRecord(detail.info) || !isRecord(detail.provider)) return undefined;
  const { rdns, name, icon, uuid } = detail.info;
  if (typeof rdns !== "string" || !reverseDomain.test(rdns)) return undefined;
  if (typeof detail.provider.request !== "function") return undefined;
  return {
    rdns,
    name:
      (typeof name === "string" && visibleText(name, longestName)) || rdns.slice(0, longestName),
    ...(isPicture(icon) && { icon: icon.trim() }),
    uuid: typeof uuid === "string" ? uuid.slice(0, 100) : "",
    provider: detail.provider as unknown as EIP1193Provider,
  };
}

function isPicture(icon: unknown): icon is string {
  return typeof icon === "string" && icon.length <= longestIcon && picture.test(icon.trim());
}
