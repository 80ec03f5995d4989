// The one door of the site to the exchange.
import { createExchange } from "../exchange/index.ts";
import { loadSettings } from "./loadSettings.ts";
import { siteWallet } from "./siteWallet.ts";

export const siteExchange = createExchange({ wallet: siteWallet, settings: loadSettings });
