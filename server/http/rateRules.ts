// How much one visitor, and all together, may ask of the sign-in.
import type { RateRule } from "./rateLimits.ts";

const minute = 60_000;

/** A person signs in once; a household, a school or an office behind one address does it often. */
export const nonceRule: RateRule = { name: "nonce", hits: 60, windowMs: minute };

export const verifyRule: RateRule = { name: "verify", hits: 30, windowMs: minute };

/** For all visitors: a check takes a core some 1.3 ms, and the rest of the site has to go on. */
export const signatureCheckRule: RateRule = {
  name: "signature-check",
  hits: 18_000,
  windowMs: minute,
};
