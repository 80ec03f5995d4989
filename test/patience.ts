// How long tests wait for what comes by itself: a busy machine is no fault, and what hangs fails only later.

export const PATIENCE_MS = 20_000;
