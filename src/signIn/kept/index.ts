// The part of the account dialog about what is kept; apart from the sign-in itself, which loads at start.

export { AccountDataPanel } from "./AccountDataPanel.tsx";
export type { ProofPort } from "./accountApi.ts";
