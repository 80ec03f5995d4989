// Reads the message of personal_sign: as text where it is text, as bytes where not.
import { bytesToHex, type Hex, hexToBytes, isHex, stringToHex } from "viem";

type ReadMessage = {
  readonly text: string;
  readonly isBytes: boolean;
  /** What the node is to sign. */
  readonly hex: Hex;
};

export function readMessage(message: string): ReadMessage {
  // Wallets take anything that is not hexadecimal for the text itself.
  if (!isHex(message) || message.length % 2 === 1) {
    return { text: message, isBytes: false, hex: stringToHex(message) };
  }
  const bytes = hexToBytes(message);
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!holdsControlCharacters(text)) return { text, isBytes: false, hex: bytesToHex(bytes) };
  } catch {
    // Not UTF-8: it is shown as the bytes it is.
  }
  return { text: message, isBytes: true, hex: bytesToHex(bytes) };
}

/** The site that an EIP-4361 message signs in to. */
export function signInDomain(text: string): string | undefined {
  return text.match(
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n/i,
  )?.[1];
}

function holdsControlCharacters(text: string): boolean {
  return /[^\P{Cc}\t\n\r]/u.test(text);
}
