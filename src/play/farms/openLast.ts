// The farm to go on with: the one of this device that was played last, or a first one.
import { dayAt } from "../../farm/numbers/time.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { startField } from "../view/startField.ts";
import type { Farms, OpenFarm } from "./farms.ts";

type Wanted = {
  readonly collection: { readonly address: string; readonly size: number };
  /** Another field than any that is played, or null. */
  readonly asked: number | null;
  /** Asked where there is none to go on with: a holder begins on their own. */
  readonly ownField: () => Promise<number | null>;
};

export async function openLast(
  farms: Farms,
  { collection: { address, size }, asked, ownField }: Wanted,
): Promise<OpenFarm> {
  for (const { id, field } of await farms.list()) {
    if (asked !== null && field !== asked) continue;
    const opened = await farms.open(id);
    if (opened.ok) return opened.value;
  }
  const own = asked ?? (await ownField());
  const today = dayAt(Date.now());
  return farms.begin(own ?? startField(today, size, (field) => fieldTraits(address, field)));
}
