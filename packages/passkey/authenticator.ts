// Asks the visitor's device for a passkey: to make one, or to sign with one (WebAuthn). Whatever comes of it is a value.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Address, bytesToHex, getAddress, type Hex, hexToBytes } from "viem";
import {
  type Assertion,
  type AssertionFault,
  type OpenedAssertion,
  openAssertion,
  readFields,
  readFlags,
} from "./assertion.ts";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { type PublicKey, readPublicKey } from "./publicKey.ts";

export type CreatedPasskey = {
  id: string;
  key: PublicKey;
  /** Kept in the visitor's cloud as well, and not on this device only. */
  synced: boolean;
};

export type PasskeySignature = {
  assertion: Assertion;
  opened: OpenedAssertion;
  /** Which account it was made to be a further key of; undefined where it opens the one of its own. */
  account?: Address | undefined;
};

export type AskRefusal =
  /** By the visitor, or nobody answered in time; browsers do not say which. */
  | "cancelled"
  /** Not on this page: its host is a number, or not the passkey's. */
  | "not-here"
  /** No device that could. */
  | "unsupported"
  | "failed";

export type CreateRefusal = AskRefusal | "made-already" | "wrong-kind" | "wrong-order";
export type GetRefusal = AskRefusal | AssertionFault;

export type Authenticator = {
  /**
   * `name` is what the device lists the passkey under; `account` the one that it is to be a further key of; `known`
   * are those beside which no second is to be kept.
   */
  create(asked: {
    name: string;
    account?: Address;
    known: readonly string[];
    signal?: AbortSignal | undefined;
  }): Promise<Result<CreatedPasskey, CreateRefusal>>;
  /** By one passkey, or by whichever the visitor chooses; over nothing in particular where no challenge is given. */
  get(asked: {
    challenge?: Hex;
    id?: string | undefined;
    signal?: AbortSignal | undefined;
  }): Promise<Result<PasskeySignature, GetRefusal>>;
};

export type AuthenticatorParts = {
  /** The browser's `navigator.credentials`, where it has one. */
  credentials: CredentialsContainer | undefined;
  random(bytes: number): Uint8Array<ArrayBuffer>;
  /** The site that the passkey is for: the host of its address. */
  rp: { id: string; name: string };
};

export function createAuthenticator(parts: AuthenticatorParts): Authenticator {
  const { credentials, random, rp } = parts;
  return {
    async create({ name, account, known, signal }) {
      const publicKey: PublicKeyCredentialCreationOptions = {
        rp,
        // Nothing of the visitor: the device needs some id. Of a further key it says whose, see `accountIn`.
        user: { id: account ? handleFor(account, random) : random(32), name, displayName: name },
        challenge: random(32),
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        excludeCredentials: known.flatMap(describe),
        attestation: "none",
      };
      try {
        // No waiting before this: some browsers open only from the very press.
        const made = await credentials?.create({ publicKey, ...(signal && { signal }) });
        return made ? readMade(made as PublicKeyCredential) : refuse("unsupported");
      } catch (error) {
        return refuse(nameOf(error) === "InvalidStateError" ? "made-already" : reasonOf(error));
      }
    },
    async get({ challenge, id, signal }) {
      const publicKey: PublicKeyCredentialRequestOptions = {
        rpId: rp.id,
        challenge: challenge ? Uint8Array.from(hexToBytes(challenge)) : random(32),
        userVerification: "required",
        allowCredentials: id === undefined ? [] : describe(id),
      };
      try {
        const given = await credentials?.get({ publicKey, ...(signal && { signal }) });
        if (!given) return refuse("unsupported");
        const assertion = describeAssertion(given as PublicKeyCredential);
        const opened = openAssertion(assertion);
        if (!opened.ok) return opened;
        const { userHandle } = (given as PublicKeyCredential)
          .response as AuthenticatorAssertionResponse;
        return accept({ assertion, opened: opened.value, account: accountIn(userHandle) });
      } catch (error) {
        return refuse(reasonOf(error));
      }
    },
  };
}

function describe(id: string): PublicKeyCredentialDescriptor[] {
  const bytes = fromBase64url(id);
  return bytes ? [{ type: "public-key", id: bytes }] : [];
}

function readMade({ rawId, response }: PublicKeyCredential): Result<CreatedPasskey, CreateRefusal> {
  const made = response as AuthenticatorAttestationResponse;
  const key = readPublicKey(made.getPublicKey());
  if (!key.ok) return key;
  // Better now than when the account owns something: whoever writes it wrongly here does so in every signature.
  const fields = readFields(new Uint8Array(made.clientDataJSON), "webauthn.create");
  if (!fields.ok) return refuse(fields.reason === "wrong-order" ? "wrong-order" : "failed");
  const flags = readFlags(new Uint8Array(made.getAuthenticatorData()));
  return accept({ id: toBase64url(rawId), key: key.value, synced: flags?.isSynced ?? false });
}

function describeAssertion({ rawId, response }: PublicKeyCredential): Assertion {
  const { authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return {
    id: toBase64url(rawId),
    authenticatorData: toBase64url(authenticatorData),
    clientDataJSON: toBase64url(response.clientDataJSON),
    signature: toBase64url(signature),
  };
}

/** Random behind it, because a device keeps one passkey for each of these; longer than those without an account. */
const handleFor = (account: Address, random: AuthenticatorParts["random"]) =>
  Uint8Array.from([...hexToBytes(account), ...random(16)]);

/** Only a page of this site can have written it, when it had the passkey made. */
function accountIn(handle: ArrayBuffer | null | undefined): Address | undefined {
  if (handle?.byteLength !== 36) return undefined;
  return getAddress(bytesToHex(new Uint8Array(handle, 0, 20)));
}

const reasons: Readonly<Record<string, AskRefusal>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  SecurityError: "not-here",
  NotSupportedError: "unsupported",
  ConstraintError: "unsupported",
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");
const reasonOf = (error: unknown): AskRefusal => reasons[nameOf(error)] ?? "failed";
