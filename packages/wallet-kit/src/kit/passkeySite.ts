// What a site tells the kit, so that its visitors may have an account by passkey.
import type { Assertion } from "@loamstead/passkey/assertion.ts";
import type { FindOutcome } from "@loamstead/passkey/createOpening.ts";
import type { Address } from "viem";

/**
 * The host that a site's passkeys are made for, and two questions to its server. A passkey that is synced to another
 * device brings no public key along, and the account follows from that alone: the server keeps it with a sign-in that
 * was good (`passkey` of what it verifies), and tells it again. What it says is checked here before it is believed.
 *
 * @example
 * const passkeys = async (): Promise<PasskeySite> => ({
 *   rpId: "turnips.example",
 *   find: (id, signal, account) => ask("/passkeys/find", { id, account }, signal),
 *   recover: (assertions, signal, account) => ask("/passkeys/recover", { assertions, account }, signal),
 * });
 * const kit = createWalletKit({ appName, learnMoreUrl, settings, authentication, passkeys });
 */
export type PasskeySite = {
  /** The page's own host, exactly: where they differ, no passkey is offered. Whoever changes it loses every account. */
  rpId: string;
  /**
   * Whether the first of the chains has Safe's factory of signers, by which further passkeys own an account. Then the
   * two questions below come with the `account` that a passkey says it is a further key of: the answer is to be that
   * account, once its `getOwners` has named the passkey's signer, and "not-found" where it does not.
   */
  hasSigners?: boolean;
  /** The key and address on record for a credential's id (base64url). */
  find(id: string, signal: AbortSignal, account?: Address): Promise<FindOutcome>;
  /**
   * Where nothing is on record: the one key that fits two assertions of the same passkey, and its address. Nothing of
   * it is to be kept.
   */
  recover(
    assertions: readonly [Assertion, Assertion],
    signal: AbortSignal,
    account?: Address,
  ): Promise<FindOutcome>;
};
