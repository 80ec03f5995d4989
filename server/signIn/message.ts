// Reads a sign-in message by EIP-4361's own grammar; whatever it is given, it answers with a value.
import { type Address, checksumAddress } from "viem";
import { readDateTime } from "./dateTime.ts";
import { type LineReader, readLines } from "./lineReader.ts";
import { isAuthorityWithHost, isPchars, isPlainText, isScheme, isUri } from "./rfc3986.ts";

export type SignInMessage = {
  scheme: string | undefined;
  domain: string;
  address: Address;
  statement: string | undefined;
  uri: string;
  version: "1";
  chainId: number;
  nonce: string;
  /** This and the two below in milliseconds since 1970. */
  issuedAt: number;
  expirationTime: number | undefined;
  notBefore: number | undefined;
  requestId: string | undefined;
  resources: readonly string[] | undefined;
};

type RequiredField = "uri" | "version" | "chain-id" | "nonce" | "issued-at";
type OptionalField = "expiration-time" | "not-before" | "request-id" | "resource";

export type MessageFault =
  | "too-long"
  | "no-heading"
  | "bad-scheme"
  | "bad-domain"
  | "no-address"
  | "bad-address"
  | "bad-checksum"
  | "no-blank-line"
  | "bad-statement"
  | `no-${RequiredField}`
  | `bad-${RequiredField | OptionalField}`
  | "unexpected-line";

export type ParsedMessage =
  | { ok: true; message: SignInMessage }
  /** `at` is the character where the fault lies. */
  | { ok: false; reason: MessageFault; at: number };

type Reader = LineReader<MessageFault>;

/** All that may be in a message fits well into this; it is ASCII, so characters are bytes. */
export const longestMessage = 4096;

const callToSignIn = " wants you to sign in with your Ethereum account:";

export function parseMessage(text: string): ParsedMessage {
  if (text.length > longestMessage) return { ok: false, reason: "too-long", at: longestMessage };
  const reader: Reader = readLines(text);

  const origin = readHeading(reader);
  const address = readAddress(reader);
  expectBlankLine(reader);
  const statement = readStatement(reader);
  const message: SignInMessage = {
    ...origin,
    address,
    statement,
    uri: reader.field("URI: ", "no-uri", "bad-uri", isUri),
    version: readVersion(reader),
    chainId: Number(reader.field("Chain ID: ", "no-chain-id", "bad-chain-id", isChainId)),
    nonce: reader.field("Nonce: ", "no-nonce", "bad-nonce", isNonce),
    issuedAt: timeOf(reader.field("Issued At: ", "no-issued-at", "bad-issued-at", isDateTime)),
    expirationTime: readTime(reader, "Expiration Time: ", "bad-expiration-time"),
    notBefore: readTime(reader, "Not Before: ", "bad-not-before"),
    requestId: reader.optional("Request ID: ", "bad-request-id", isPchars),
    resources: readResources(reader),
  };
  if (reader.peek() !== undefined) {
    reader.take("unexpected-line");
    reader.refuse("unexpected-line");
  }

  const fault = reader.fault();
  return fault === undefined ? { ok: true, message } : { ok: false, ...fault };
}

function readHeading(reader: Reader): Pick<SignInMessage, "scheme" | "domain"> {
  const line = reader.take("no-heading");
  if (!line.endsWith(callToSignIn)) reader.refuse("no-heading");
  const origin = line.slice(0, -callToSignIn.length);
  const mark = origin.indexOf("://");
  const scheme = mark === -1 ? undefined : origin.slice(0, mark);
  const domainAt = mark === -1 ? 0 : mark + "://".length;
  const domain = origin.slice(domainAt);
  if (scheme !== undefined && !isScheme(scheme)) reader.refuse("bad-scheme");
  if (!isAuthorityWithHost(domain)) reader.refuse("bad-domain", domainAt);
  return { scheme, domain };
}

function readAddress(reader: Reader): Address {
  const line = reader.take("no-address");
  if (line === "") reader.refuse("no-address");
  if (!isAddress(line)) {
    reader.refuse("bad-address");
    return "0x";
  }
  if (checksumAddress(line) !== line) reader.refuse("bad-checksum");
  return line;
}

function isAddress(text: string): text is Address {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

function expectBlankLine(reader: Reader): void {
  if (reader.take("no-blank-line") !== "") reader.refuse("no-blank-line");
}

/** Leaves the reader behind the blank line that follows the statement, or stands in its place. */
function readStatement(reader: Reader): string | undefined {
  const line = reader.take("no-blank-line");
  if (line === "") {
    // One blank line more is a statement without a word, which the grammar allows.
    if (reader.peek() !== "") return undefined;
    reader.take("no-blank-line");
    return "";
  }
  if (!isPlainText(line)) reader.refuse("bad-statement");
  expectBlankLine(reader);
  return line;
}

function readVersion(reader: Reader): "1" {
  reader.field("Version: ", "no-version", "bad-version", (version) => version === "1");
  return "1";
}

function readTime(reader: Reader, label: string, malformed: MessageFault): number | undefined {
  const text = reader.optional(label, malformed, isDateTime);
  return text === undefined ? undefined : timeOf(text);
}

function readResources(reader: Reader): readonly string[] | undefined {
  if (reader.peek() !== "Resources:") return undefined;
  reader.take("unexpected-line");
  const resources: string[] = [];
  while (reader.peek() !== undefined) {
    resources.push(reader.field("- ", "bad-resource", "bad-resource", isUri));
  }
  return resources;
}

// Chain ids beyond what a number holds exactly are in no use, and two of them could look the same.
const isChainId = (text: string) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
const isNonce = (text: string) => /^[A-Za-z0-9]{8,}$/.test(text);
const isDateTime = (text: string) => readDateTime(text) !== undefined;
const timeOf = (text: string) => readDateTime(text) ?? Number.NaN;
