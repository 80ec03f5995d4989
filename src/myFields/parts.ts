// What the page of one's fields needs from the site around it.
import type { Exchange } from "../exchange/index.ts";
import type { SiteSettings } from "../lib/siteSettings.ts";

export type MyFieldsParts = {
  settings(): Promise<Pick<SiteSettings, "collection">>;
  exchange: Exchange;
  /** Opens the account dialog where the exchange is unlocked. */
  showExchange(): void;
};
