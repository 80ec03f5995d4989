// What the connect dialog has of accounts by passkey; fetched where a site has them, and by nobody else.
import { availabilityOf } from "@loamstead/passkey/availability.ts";
import { lazyPart } from "@loamstead/ui/lazyPart.ts";
import type { PasskeySite } from "../kit/passkeySite.ts";
import type { Environment } from "../wallets/environment.ts";
import { PasskeyRow } from "./PasskeyRow.tsx";
import type { PasskeyOffer } from "./port.ts";

const passkeyStep = lazyPart(async () => (await import("./PasskeyStep.tsx")).PasskeyStep);

/** Undefined where this browser, or this page, could make none. */
export function offerHere(
  site: PasskeySite,
  { platform, inIframe }: Environment,
): PasskeyOffer | undefined {
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
    site.rpId,
  );
  return ok ? { Row: PasskeyRow, site, step: passkeyStep } : undefined;
}
