// Answers the attestation host inside a test's browser, by Playwright's routing.
import type { BrowserContext } from "playwright";
import { answerAttestation } from "./answerAttestation.ts";
import { realAttestationOrigin } from "./realAttestationOrigin.ts";

type Routed = Pick<BrowserContext, "route">;

export async function routeAttestation(
  context: Routed,
  { now = Date.now }: { now?: () => number } = {},
): Promise<void> {
  await context.route(`${realAttestationOrigin}/**`, (route) =>
    route.fulfill(answerAttestation(new URL(route.request().url()), { now })),
  );
}
