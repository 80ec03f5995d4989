// What a site tells the kit, so that its visitors may have an account by passkey.
import type { Assertion } from "@loamstead/passkey/assertion.ts";
import type { FindOutcome } from "@loamstead/passkey/createOpening.ts";

/**
 * The host that a site's passkeys are made for, and two questions to its server. A passkey that is synced to another
 * device brings no public key along, and the account follows from that alone: the server keeps it with a sign-in that
 * was good (`passkey` of what it verifies), and tells it again. What it says is checked here before it is believed.
 *
 * @example
 * const passkeys = async (): Promise<PasskeySite> => ({
 *   rpId: "farm.example",
 *   find: (id, signal) => ask("/passkeys/find", { id }, signal),
 *   recover: (assertions, signal) => ask("/passkeys/recover", { assertions }, signal),
 * });
 * const kit = createWalletKit({ appName, learnMoreUrl, settings, authentication, passkeys });
 */
export type PasskeySite = {
  /** The page's own host, exactly: where they differ, no passkey is offered. Whoever changes it loses every account. */
  rpId: string;
  /** The key and address on record for a credential's id (base64url). */
  find(id: string, signal: AbortSignal): Promise<FindOutcome>;
  /**
   * Where nothing is on record: the one key that fits two assertions of the same passkey, and its address. Nothing of
   * it is to be kept.
   */
  recover(assertions: readonly [Assertion, Assertion], signal: AbortSignal): Promise<FindOutcome>;
};
