// A message that the grammar allows, with everything in it, line by line, for tests that change a part.
export const messageAddress = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

export const goodLines = {
  heading: "https://farm.example wants you to sign in with your Ethereum account:",
  address: messageAddress,
  before: "",
  statement: "Let me in to water my carrots, please!",
  after: "",
  uri: "URI: https://farm.example/gate?from=road#latch",
  version: "Version: 1",
  chainId: "Chain ID: 1",
  nonce: "Nonce: 8Carrots4Tea",
  issuedAt: "Issued At: 2026-03-01T06:30:00Z",
  expirationTime: "Expiration Time: 2026-03-01T06:40:00.500Z",
  notBefore: "Not Before: 2026-03-01T07:29:00+01:00",
  requestId: "Request ID: row-7",
  resources: "Resources:",
  resource1: "- ipfs://bafybeigdyrzt/almanac.json",
  resource2: "- https://farm.example/terms",
};

export type GoodLines = typeof goodLines;

/** The good message with lines replaced; null leaves a line out. */
export function messageWith(changes: { [Line in keyof GoodLines]?: string | null } = {}): string {
  return Object.values({ ...goodLines, ...changes })
    .filter((line) => line !== null)
    .join("\n");
}
