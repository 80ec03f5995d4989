// Plan 1, by which a passkey's account is built: each of these is part of its address, and none may ever change.

/** Where Safe 1.4.1 lies, and what a proxy of its factory is made of. */
export const safePlan = {
  singleton: "0x29fcB43b46531BcA003ddC8FCB67FFE91900C762",
  factory: "0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67",
  fallbackHandler: "0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99",
  saltNonce: 0n,
  /** keccak256 of the factory's proxyCreationCode and, behind it, the singleton as 32 bytes. */
  proxyCodeHash: "0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee",
} as const;

/** Safe's signer for one passkey, which keeps the key in the account's own storage (0.2.1). */
export const sharedSigner = "0x94a4F6affBd8975951142c3999aEAB7ecee555c2";

/** Daimo's, asked where a node has no precompile for P-256. */
export const fallbackVerifier = "0xc2b78104907F722DABAc4C69f826a522B2754De4";

/** The precompile of EIP-7951 in the upper 16 bits, the contract beside it in the lower 160. */
export const verifiers = (0x0100n << 160n) | BigInt(fallbackVerifier);

/** What a record says it was made by. */
export const plan = 1;
