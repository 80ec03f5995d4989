// One thing that an account by passkey does, as other parts of a site show it; fetched when it is wanted.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";

export type { PaidCallProps } from "./PaidCallPanel.tsx";

/**
 * Has an account by passkey make a call that another wallet pays for: shows the cost, asks who pays, has the passkey
 * confirm what `meaning` says, and follows what was sent among the account's transactions. Inside `WithCore`.
 */
export const PaidCall = lazyOrNothing(
  async () => (await import("./PaidCallPanel.tsx")).PaidCallPanel,
);
