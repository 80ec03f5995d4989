// Judges the text that an account asks its holder to sign, before any wallet shows it.
export type KeyMessage =
  | { kind: "standard"; exchange: string; keyNonce: number }
  | { kind: "custom"; keyNonce: number }
  | { kind: "refused"; reason: KeyMessageRefusal };

export type KeyMessageRefusal =
  | "empty"
  | "too-long"
  | "control-characters"
  | "no-key-nonce"
  | "other-exchange";

const maxLength = 1_000;
const ending = /with key nonce: (0|[1-9]\d{0,8})$/;
const standard =
  /^Sign this message to access Loopring Exchange: (0x[0-9a-fA-F]{40}) with key nonce: (0|[1-9]\d{0,8})$/;

/**
 * The standard text names the exchange's own contract. Another text that ends as the exchange demands is
 * custom: it needs the holder's express consent. Anything else is never put before a wallet.
 */
export function checkKeyMessage(text: string, { exchange }: { exchange: string }): KeyMessage {
  if (text.trim() === "") return { kind: "refused", reason: "empty" };
  if (text.length > maxLength) return { kind: "refused", reason: "too-long" };
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text))
    return { kind: "refused", reason: "control-characters" };
  const known = standard.exec(text);
  if (known) {
    const [, address = "", nonce = ""] = known;
    if (address.toLowerCase() !== exchange.toLowerCase())
      return { kind: "refused", reason: "other-exchange" };
    return { kind: "standard", exchange: address, keyNonce: Number(nonce) };
  }
  const nonce = ending.exec(text)?.[1];
  if (nonce === undefined) return { kind: "refused", reason: "no-key-nonce" };
  return { kind: "custom", keyNonce: Number(nonce) };
}

/** The text for an account that has no seed of its own; it counts key updates, of which one has happened. */
export const standardKeyMessage = (exchange: string, nonce: number): string =>
  `Sign this message to access Loopring Exchange: ${exchange} with key nonce: ${nonce - 1}`;
