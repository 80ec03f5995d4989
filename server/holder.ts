// Whose something is: an account on a chain, as whoever asks has proved it.

export type Holder = { address: string; chainId: number };
