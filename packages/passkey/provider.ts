// A passkey's account as a wallet: the provider (EIP-1193) that wagmi's own connector speaks to.
import { type Address, type Hex, isAddress, isAddressEqual, isHex, numberToHex } from "viem";
import { passkeyAccountOf } from "./account.ts";
import type { Authenticator, GetRefusal } from "./authenticator.ts";
import { challengeOf } from "./challenge.ts";
import { ownerOf, type PasskeyShelf } from "./keptPasskey.ts";
import { signatureOf, wrapForUndeployed } from "./signature.ts";

export type PasskeyProviderParts = {
  shelf: PasskeyShelf;
  authenticator: Pick<Authenticator, "get">;
  chainId: number;
  /** Asked after the visitor has signed; where nobody can tell, the answer may be an exception. */
  isDeployed(account: Address): Promise<boolean>;
};

export type PasskeyProvider = {
  request(asked: { method: string; params?: unknown }): Promise<unknown>;
  on(event: string, listener: AccountsListener): void;
  removeListener(event: string, listener: AccountsListener): void;
};

type AccountsListener = (accounts: Address[]) => void;

/** With the codes of EIP-1193, and the reason where the passkey did not sign. */
export class PasskeyError extends Error {
  readonly code: number;
  readonly reason: GetRefusal | undefined;

  constructor(code: number, message: string, reason?: GetRefusal) {
    super(message);
    this.name = "PasskeyError";
    this.code = code;
    this.reason = reason;
  }
}

export function createPasskeyProvider(parts: PasskeyProviderParts): PasskeyProvider {
  const { shelf, authenticator, chainId, isDeployed } = parts;
  // Nothing else ever changes: the account has one chain, and is there as long as it is known.
  const watchers = new Set<AccountsListener>();
  let isAsking = false;

  const accounts = (): Address[] => {
    const kept = shelf.read();
    return kept ? [kept.address] : [];
  };

  function connect(): Address[] {
    const found = accounts();
    if (found.length === 0) throw new PasskeyError(4100, "No passkey is known on this device.");
    return found;
  }

  function forget(): null {
    shelf.forget();
    for (const listener of watchers) listener([]);
    return null;
  }

  async function sign([data, account]: readonly unknown[]): Promise<Hex> {
    const kept = shelf.read();
    if (typeof data !== "string" || typeof account !== "string" || !isAddress(account))
      throw new PasskeyError(-32602, "A text and an account are needed.");
    if (!kept || !isAddressEqual(kept.address, account))
      throw new PasskeyError(4100, "The account is not that of this device's passkey.");
    if (isAsking) throw new PasskeyError(-32002, "The passkey is being asked already.");
    const challenge = challengeOf(kept.address, chainId, isHex(data) ? { raw: data } : data);
    isAsking = true;
    const signed = await authenticator.get({ challenge, id: kept.id });
    isAsking = false;
    if (!signed.ok) throw refusal(signed.reason);
    const signature = signatureOf(signed.value.opened, ownerOf(kept));
    // A further key was taken by the account itself, which therefore stands.
    if (kept.signer) return signature;
    // Wrapped it counts either way; bare it is what a verifier expects of a contract that stands.
    const stands = await isDeployed(kept.address).catch(() => false);
    return stands ? signature : wrapForUndeployed(passkeyAccountOf(kept), signature);
  }

  return {
    async request({ method, params }) {
      const list = Array.isArray(params) ? params : [];
      switch (method) {
        case "eth_accounts":
          return accounts();
        case "eth_requestAccounts":
          return connect();
        case "wallet_requestPermissions":
          return [permissionFor(connect())];
        case "wallet_revokePermissions":
          return forget();
        case "eth_chainId":
          return numberToHex(chainId);
        case "personal_sign":
          return sign(list);
        default:
          throw new PasskeyError(4200, `A passkey's account does not do ${method}.`);
      }
    },
    on(event, listener) {
      if (event === "accountsChanged") watchers.add(listener);
    },
    removeListener(event, listener) {
      if (event === "accountsChanged") watchers.delete(listener);
    },
  };
}

const permissionFor = (value: Address[]) => ({
  parentCapability: "eth_accounts",
  caveats: [{ type: "restrictReturnedAccounts", value }],
});

function refusal(reason: GetRefusal): PasskeyError {
  const code = reason === "cancelled" ? 4001 : -32603;
  return new PasskeyError(code, `The passkey did not sign: ${reason}.`, reason);
}
