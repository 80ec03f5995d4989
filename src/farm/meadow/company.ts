// Who keeps a farm company on the field where it stands, and what the player calls them.
import { type Beast, herds } from "../../fields/diorama/herds.ts";
import type { FarmGround } from "../ground/ground.ts";
import type { Farm } from "../state/farm.ts";
import { type Companion, type CompanyName, companyNames } from "../tables/company.ts";

/** Which of its kind each of them is: the second cow is "cow 2". */
export function companionsIn(herd: readonly Beast[]): readonly Companion[] {
  const seen = new Map<Beast, number>();
  return herd.map((kind) => {
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return (nth === 1 ? kind : `${kind} ${nth}`) as Companion;
  });
}

/** All that may ever be met there: lambs come in spring where sheep graze, and robins in winter. */
export function mayKeepCompany({ region }: Pick<FarmGround, "region">, who: Companion): boolean {
  const herd: readonly Beast[] = herds[region];
  const guests: readonly Companion[] = [
    "resident",
    "robin",
    ...(herd[0] === "sheep" ? (["lamb"] as const) : []),
  ];
  return guests.includes(who) || companionsIn(herd).includes(who);
}

type Called = Pick<Farm, "company">;

/** Null for whoever goes by what it went by before. */
export const calledAt = ({ company }: Called, field: number, who: Companion): CompanyName | null =>
  company?.find((one) => one.field === field && one.who === who)?.name ?? null;

/** No two on one field are called alike. */
export function freeCompanyNames({ company }: Called, field: number): readonly CompanyName[] {
  const taken = new Set(company?.flatMap((one) => (one.field === field ? (one.name ?? []) : [])));
  return companyNames.filter((name) => !taken.has(name));
}
