// Whether the connect dialog has an account by passkey to offer.
import { availabilityOf } from "@loamstead/passkey/availability.ts";
import { lazyPart } from "@loamstead/ui/lazyPart.ts";
import type { PasskeySite } from "../kit/passkeySite.ts";
import type { Environment } from "../wallets/environment.ts";
import type { PasskeyPlace } from "./port.ts";

const passkeyStep = lazyPart(async () => (await import("./PasskeyPanel.tsx")).PasskeyPanel);

/** Undefined where the site has none, or this browser, or this page, could make none. */
export function offerHere(
  site: PasskeySite | null | undefined,
  { platform, inIframe }: Environment,
): PasskeyPlace | undefined {
  if (site === null) return undefined;
  const { ok } = availabilityOf(
    {
      hasPasskeys: "PublicKeyCredential" in window,
      // One that cannot itself has a phone or a key beside it, and its own dialog offers those.
      hasOwnAuthenticator: true,
      host: location.hostname,
      inIframe,
      platform,
      provider: Reflect.get(window, "ethereum") ?? null,
    },
    site?.rpId ?? location.hostname,
  );
  if (!ok) return undefined;
  return site ? { site, step: passkeyStep } : "awaited";
}
