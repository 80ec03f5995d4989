// Two who sign in, for tests.
export const aliceAccount = { address: `0x${"a1".repeat(20)}`, chainId: 1 } as const;
export const bobAccount = { address: `0x${"b0".repeat(20)}`, chainId: 1 } as const;
export const aliceElsewhere = { ...aliceAccount, chainId: 10 } as const;
