// Where a wallet can be had for this browser or this phone.
import type { Browser, Environment } from "./environment.ts";
import type { DownloadUrls, Wallet } from "./wallet.ts";

export type Downloads = {
  /** The page of its extension in this browser's store. */
  extension?: string;
  /** The page of its app in the store of this phone. */
  app?: string;
  /** What an install code says, for a phone beside this screen. */
  qrCode?: string;
};

type Place = keyof DownloadUrls;

const stores: Record<Browser, readonly Place[]> = {
  Arc: ["chrome"],
  Brave: ["chrome"],
  Chrome: ["chrome"],
  Edge: ["edge", "chrome"],
  Opera: ["opera", "chrome"],
  Firefox: ["firefox"],
  Safari: ["safari"],
  Browser: [],
};

function firstOf(urls: DownloadUrls, places: readonly Place[]): string | undefined {
  return places.map((place) => urls[place]).find((url) => url !== undefined);
}

export function downloadFor(
  { downloadUrls }: Pick<Wallet, "downloadUrls">,
  { browser, platform }: Environment,
): Downloads {
  if (platform === "desktop") {
    const extension = firstOf(downloadUrls, [...stores[browser], "browserExtension"]);
    const { qrCode } = downloadUrls;
    return { ...(extension && { extension }), ...(qrCode && { qrCode }) };
  }
  const app = firstOf(downloadUrls, [platform === "iOS" ? "ios" : "android", "mobile"]);
  return app ? { app } : {};
}
