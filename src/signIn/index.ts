// The sign-in: what the rest of the site may use of it.
export type { SignIn } from "./createSignIn.ts";
export { openSignIn } from "./openSignIn.ts";
