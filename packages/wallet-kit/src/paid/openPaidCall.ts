// A paid call wired to the page: its chain, its wallets, the device's passkey and the list of transactions.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { passkeyAccountOf } from "@loamstead/passkey/account.ts";
import { createAuthenticator } from "@loamstead/passkey/authenticator.ts";
import { createPaidCall, type PaidCallFlow } from "@loamstead/passkey/createPaidCall.ts";
import { type DevicePasskey, ownerOf } from "@loamstead/passkey/keptPasskey.ts";
import type { CallingAccount } from "@loamstead/passkey/ownCalls.ts";
import type { PayFault } from "@loamstead/passkey/paidCall.ts";
import type { SafeCall } from "@loamstead/passkey/safeTransaction.ts";
import type { Hex } from "viem";
import type { WalletCore } from "../core/core.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { balanceOf, nonceOf, quoteCall, tryCall } from "./chainOfAccount.ts";
import { moneyFailure, openPayer, type PayerFailure, type PayerWallet } from "./openPayer.ts";

/** A wallet that has said who it is. */
export type OpenedPayer = { option: WalletOption; wallet: PayerWallet };

export type PaidCallParts = {
  core: WalletCore;
  passkey: DevicePasskey;
  rpId: string;
  chainId: number;
  call: SafeCall;
  /** What has to be there for it, and anybody may do. */
  before?: readonly SafeCall[] | undefined;
  /** The wallet of a list, by its id. */
  payer(id: string): WalletOption | undefined;
  /** One that is open already, and pays unless another is chosen. */
  opened?: OpenedPayer | undefined;
  /** Told at once, even when nobody waits for it any more. */
  onSent(hash: Hex): void;
};

export function openPaidCall(parts: PaidCallParts): PaidCallFlow {
  const { core, passkey, rpId, chainId, call, before, onSent } = parts;
  const owner = ownerOf(passkey);
  const account: CallingAccount = passkey.signer ? passkey : passkeyAccountOf(passkey);
  let opened = parts.opened;
  let isSending = false;
  let isLeft = false;

  const letGo = () => {
    // A phone whose owner is just being asked is not hung up on.
    if (isLeft && !isSending) void opened?.wallet.leave();
  };

  async function open(id: string, pairing: { onUri(uri: string): void; signal: AbortSignal }) {
    if (opened?.option.id === id && !opened.wallet.hasEnded()) return accept(opened.wallet);
    await opened?.wallet.leave();
    opened = undefined;
    const option = parts.payer(id);
    if (!option?.way) return refuse({ kind: "unknown", words: "" } as const);
    const found = await openWallet(core, option, pairing);
    // Whoever answers after another was chosen, or after all was left, pays for nothing.
    if (found.ok && pairing.signal.aborted) await found.value.leave();
    else if (found.ok) opened = { option, wallet: found.value };
    return found;
  }

  const paid = createPaidCall({
    authenticator: createAuthenticator({
      credentials: navigator.credentials,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      rp: { id: rpId, name: core.settings.appName },
    }),
    passkey: { id: passkey.id, account, owner },
    chainId,
    call,
    before,
    quote: () => quoteCall(core, { address: account.address, owner, call, before, chainId }),
    nonce: () => nonceOf(core, account.address, chainId),
    async connect(id, pairing) {
      const found = await open(id, pairing);
      if (!found.ok) return refuse(faultOf(found.reason));
      const { address, app } = found.value;
      const name = parts.payer(id)?.name ?? opened?.option.name ?? id;
      const balance = await balanceOf(core, address, chainId);
      return accept({ wallet: id, name, address, balance, app });
    },
    async send({ address }, { to, data }) {
      // What would fail is told before anybody pays for it.
      const trial = await tryCall(core, address, { to, data }, chainId).then(
        () => accept(undefined),
        (error: unknown) => refuse(moneyFailure(error) ?? core.explain(error)),
      );
      if (!trial.ok) {
        const fault = faultOf(trial.reason);
        return refuse(typeof fault === "object" ? "refused" : fault);
      }
      isSending = true;
      const sent = await opened!.wallet.send({ to, data, chainId });
      isSending = false;
      letGo();
      if (!sent.ok) return refuse(faultOf(sent.reason));
      onSent(sent.value);
      return sent;
    },
  });
  return {
    ...paid,
    leave() {
      paid.leave();
      isLeft = true;
      letGo();
    },
  };
}

/** Asks a wallet who it is. */
export const openWallet = (
  core: WalletCore,
  { name, way }: WalletOption,
  pairing: { onUri(uri: string): void; signal: AbortSignal },
) => openPayer(core, { route: way!, name, ...pairing });

function faultOf({ kind, words }: PayerFailure): PayFault {
  switch (kind) {
    case "poor":
    case "cheap":
    case "elsewhere":
      return kind;
    case "rejected":
    case "reset":
      return "rejected";
    case "unreachable":
    case "timed-out":
      return "unreachable";
    default:
      return words === "" ? "unreachable" : { words };
  }
}
