// Has `vi.waitFor` and `vi.waitUntil` wait as long as `expect.poll`, since no setting tells them.
import { vi } from "vitest";
import { PATIENCE_MS } from "./patience.ts";

const { waitFor, waitUntil } = vi;

const patient = <How extends { timeout?: number }>(how: number | How = {} as How) =>
  typeof how === "number" ? how : { timeout: PATIENCE_MS, ...how };

// Files that share a process come by here once each.
if (waitFor.name !== waitPatiently.name) {
  vi.waitFor = waitPatiently;
  vi.waitUntil = (is, how) => waitUntil(is, patient(how));
}

function waitPatiently<Answer>(...[is, how]: Parameters<typeof waitFor<Answer>>): Promise<Answer> {
  return waitFor(is, patient(how));
}
