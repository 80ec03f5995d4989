// The sign-in: what the rest of the site may use of it.
export type { Requirement, SignIn, SignInMode } from "./createSignIn.ts";
export { openSignIn } from "./openSignIn.ts";
export type { Session } from "./session.ts";
