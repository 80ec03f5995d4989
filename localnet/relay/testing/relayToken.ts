// Makes tokens as WalletConnect clients do, right and wrong ones, for the tests of the relay.
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

export type TestClient = { name: string; privateKey: KeyObject };

export function newClient(): TestClient {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = Buffer.from(publicKey.export({ format: "jwk" }).x!, "base64url");
  return { name: didKey(Buffer.concat([Buffer.from("ed01", "hex"), key])), privateKey };
}

export function didKey(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)] + text;
  return `did:key:z${text}`;
}

export function tokenFor(
  client: TestClient,
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
): string {
  const body = [
    { alg: "EdDSA", typ: "JWT", ...header },
    { iss: client.name, sub: "0".repeat(64), ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${body}.${sign(null, Buffer.from(body), client.privateKey).toString("base64url")}`;
}
