// Whether passkeys can be offered on this page, from what is known of browser and page.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

export type PasskeyEnvironment = {
  /** Whether the browser knows `PublicKeyCredential`; it hides it on pages without TLS. */
  hasPasskeys: boolean;
  /** What `isUserVerifyingPlatformAuthenticatorAvailable` says: finger, face or code of this very device. */
  hasOwnAuthenticator: boolean;
  /** The page's host, without a port. */
  host: string;
  inIframe: boolean;
  platform: "iOS" | "Android" | "desktop";
  /** What the page's own `window.ethereum` is; null where there is none. */
  provider: object | null;
};

export type Unavailable =
  /** Inside an app that shows pages by itself: most of these cannot. */
  | "in-app-browser"
  | "framed"
  /** At a number, or at another host than the site's. */
  | "other-host"
  | "unsupported";

/** `device`: whether this device can, or only a phone or a key beside it. */
export function availabilityOf(
  surroundings: PasskeyEnvironment,
  rpId: string,
): Result<{ device: "this" | "another" }, Unavailable> {
  const { platform, provider, inIframe, host, hasPasskeys, hasOwnAuthenticator } = surroundings;
  // On a phone no extension puts a wallet into a page: only the wallet's own browser does.
  if (platform !== "desktop" && provider !== null) return refuse("in-app-browser");
  if (inIframe) return refuse("framed");
  if (host !== rpId || isNumber(host)) return refuse("other-host");
  if (!hasPasskeys) return refuse("unsupported");
  return accept({ device: hasOwnAuthenticator ? "this" : "another" });
}

const isNumber = (host: string) => /^\d+(\.\d+){3}$/.test(host) || host.includes(":");
