// A browser's door to passkeys whose device does at once what the test wants.
import { bytesToHex, stringToBytes } from "viem";
import { fromBase64url, toBase64url } from "../base64url.ts";
import {
  authenticatorDataOf,
  type SoftPasskey,
  type SoftSigning,
  softPasskey,
} from "./softPasskey.ts";

export type FakeCredentials = CredentialsContainer & {
  readonly passkeys: SoftPasskey[];
  readonly asked: CredentialCreationOptions[] | CredentialRequestOptions[];
  /** What the next question ends with: an error, or something the browser hands over. */
  next: { throws?: unknown; gives?: object | null; signing?: SoftSigning } | undefined;
};

export function fakeCredentials(): FakeCredentials {
  const passkeys: SoftPasskey[] = [];
  const handles = new Map<string, ArrayBuffer>();
  const asked: object[] = [];

  function intercepted(options: object | undefined) {
    asked.push(options as object);
    const { next } = fake;
    fake.next = undefined;
    if (next && "throws" in next) throw next.throws;
    return next;
  }

  const fake = {
    passkeys,
    asked,
    next: undefined as FakeCredentials["next"],
    async create(options?: CredentialCreationOptions) {
      const next = intercepted(options);
      if (next?.gives !== undefined) return next.gives;
      const known = options?.publicKey?.excludeCredentials ?? [];
      if (known.length > 0) throw new DOMException("made already", "InvalidStateError");
      const passkey = softPasskey();
      passkeys.push(passkey);
      handles.set(passkey.id, Uint8Array.from(options!.publicKey!.user.id as Uint8Array).buffer);
      return credential(passkey.id, {
        clientDataJSON: bytesOf('{"type":"webauthn.create","challenge":"AA","origin":"o"}'),
        getPublicKey: () => passkey.spki.buffer,
        getAuthenticatorData: () => authenticatorDataOf(next?.signing).buffer,
      });
    },
    async get(options?: CredentialRequestOptions) {
      const next = intercepted(options);
      if (next?.gives !== undefined) return next.gives;
      const { allowCredentials = [], challenge } = options!.publicKey!;
      const wanted = allowCredentials.map(({ id }) => toBase64url(id as Uint8Array));
      const passkey = passkeys.find(({ id }) => wanted.length === 0 || wanted.includes(id));
      if (!passkey) throw new DOMException("nobody answered", "NotAllowedError");
      const signed = passkey.sign(bytesToHex(challenge as Uint8Array), next?.signing);
      return credential(passkey.id, {
        clientDataJSON: fromBase64url(signed.clientDataJSON)?.buffer,
        authenticatorData: fromBase64url(signed.authenticatorData)?.buffer,
        signature: fromBase64url(signed.signature)?.buffer,
        userHandle: handles.get(passkey.id) ?? null,
      });
    },
  };
  return fake as unknown as FakeCredentials;
}

export const credential = (id: string, response: object) => ({
  rawId: fromBase64url(id)?.buffer,
  response,
});

const bytesOf = (text: string) => Uint8Array.from(stringToBytes(text)).buffer;
