// What a step that may be refused gives back: a value, or the reason why there is none (result type).

/** Narrow it by `ok`: a refusal is a value like any other, never an exception. */
export type Result<Value, Reason = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export const accept = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refuse = <const Reason>(
  reason: Reason,
): { readonly ok: false; readonly reason: Reason } => ({ ok: false, reason });
