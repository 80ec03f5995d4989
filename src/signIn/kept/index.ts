// The part of the account dialog about what is kept; apart from the sign-in itself, which loads at start.
export type { ProofPort } from "./accountApi.ts";
export { Kept } from "./Kept.tsx";
