// Two who sign in, for tests.
export const alice = { address: `0x${"a1".repeat(20)}`, chainId: 1 } as const;
export const bob = { address: `0x${"b0".repeat(20)}`, chainId: 1 } as const;
