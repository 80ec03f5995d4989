// The one door of the site to the exchange.
import { createExchange } from "../exchange/index.ts";
import { loadSettings } from "./loadSettings.ts";
import { siteWallet } from "./siteWallet.ts";

export const siteExchange = createExchange({ wallet: siteWallet, settings: loadSettings });

let wanted = false;

/** Opens the account dialog at the exchange. */
export function showExchange(): void {
  wanted = true;
  siteWallet.open("account");
}

export const isExchangeWanted = (): boolean => wanted;

export function exchangeShown(): void {
  wanted = false;
}
