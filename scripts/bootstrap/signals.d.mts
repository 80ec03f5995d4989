// The types of signals.mjs, which is plain JavaScript because it runs before anything is installed.
export const endingSignals: readonly NodeJS.Signals[];
export function exitCode(code: number | null, signal: NodeJS.Signals | null): number;
