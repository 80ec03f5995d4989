// The farm to go on with: the one of this device that was played last, or a first one; and what became of one that is missed.
import { dayAt } from "../../farm/numbers/time.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { startField } from "../view/startField.ts";
import type { Farms, OpenFarm } from "./farms.ts";

/** A farm that was here, and why it could not be gone on with. */
export type Missed = { readonly field: number; readonly why: "cleared" | "unreadable" };

export type LastOpened = { readonly farm: OpenFarm; readonly missed: Missed | null };

type Wanted = {
  readonly collection: { readonly address: string; readonly size: number };
  /** A field, and which of its farms where there are several; null for the one that was played last. */
  readonly asked: { readonly field: number | null; readonly id: string | null };
  /** Asked where there is none to go on with: a holder begins on their own. */
  readonly ownField: () => Promise<number | null>;
  /** The field of which there is word outside of the database. */
  readonly noted?: number | null;
};

export async function openLast(
  farms: Farms,
  { collection: { address, size }, asked, ownField, noted = null }: Wanted,
): Promise<LastOpened> {
  const listed = await farms.list();
  const isCleared = farms.isLasting && listed.length === 0 && noted !== null;
  let missed: Missed | null = isCleared ? { field: noted, why: "cleared" } : null;
  const byName = listed.filter(({ id }) => id === asked.id);
  const onField = listed.filter(({ field }) => asked.field === null || field === asked.field);
  for (const { id, field } of [...byName, ...onField]) {
    const opened = await farms.open(id);
    if (opened.ok) return { farm: opened.value, missed };
    if (opened.reason === "unreadable") missed ??= { field, why: "unreadable" };
  }
  const own = asked.field ?? (await ownField());
  const today = dayAt(Date.now());
  const first = own ?? startField(today, size, (field) => fieldTraits(address, field));
  return { farm: await farms.begin(first), missed };
}
