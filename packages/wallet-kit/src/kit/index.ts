// What a sign-in on top of the kit has to know of it.
export type { Authentication, Refusal, SigningPasskey, SignOutcome } from "./authentication.ts";
export type { Account } from "./walletState.ts";
