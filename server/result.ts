// What a function that may refuse gives back: its value, or the reason in words.
export type Result<T> = { ok: true; value: T } | { ok: false; reason: string };
