// What has to happen with one room so that this device and the account hold the same: a pure decision.
import type { Tie } from "./syncRecord.ts";

export type Sides = {
  readonly tie: Tie;
  /** The room as this device holds it; null where it was put away. */
  readonly here: string | null;
  /** The version that the account holds; null where it has none. */
  readonly there: number | null;
};

export type NextStep =
  | "rest"
  /** The account has never had it. */
  | "create"
  | "push"
  | "pull"
  /** Both went on: what they made is joined, or both are kept. */
  | "join"
  /** Put away here. */
  | "remove"
  /** Put away there: it stays on this device. */
  | "letGo"
  | "forget";

export function nextStep({ tie, here, there }: Sides): NextStep {
  if (tie.isLetGo) return here === null ? "forget" : "rest";
  if (tie.id === null) return here === null ? "forget" : "create";
  if (there === null) return here === null ? "forget" : "letGo";
  if (here === null) return "remove";
  const isChangedHere = here !== tie.base;
  const isChangedThere = there !== tie.version;
  if (isChangedHere && isChangedThere) return "join";
  if (isChangedHere) return "push";
  return isChangedThere ? "pull" : "rest";
}
