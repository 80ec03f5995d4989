// What a sign-in on top of the kit has to know of it, and the one that the kit makes.
export type {
  Authentication,
  Refusal,
  SigningPasskey,
  SignOutcome,
} from "../kit/authentication.ts";
export type { Account } from "../kit/walletState.ts";
export {
  type AuthenticationPorts,
  browserAuthentication,
  createAuthentication,
  type IssuedNonce,
  type OwnAuthentication,
} from "./createAuthentication.ts";
