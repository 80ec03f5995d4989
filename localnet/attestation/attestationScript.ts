// The script that a page of the local world loads first, so that attestations come from the local host.

import { realAttestationOrigin } from "./realAttestationOrigin.ts";
import { redirectFrames } from "./redirectFrames.ts";

export function attestationScript(localOrigin: string): string {
  const places = [realAttestationOrigin, localOrigin].map((one) => JSON.stringify(one));
  return `"use strict";\n(${redirectFrames.toString()})(${places.join(", ")});\n`;
}
