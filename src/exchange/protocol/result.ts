// How the protocol answers: a value, or the reason why there is none.
export type Result<Value, Reason extends string> =
  | { ok: true; value: Value }
  | { ok: false; reason: Reason };

export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const refuse = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({
  ok: false,
  reason,
});
