// What a tool does now and what the next of it would, in words, by the tables.
import type { Farm } from "../../../farm/state/farm.ts";
import { barnSizes, canHolds, type FarmTool, SLUICE_PLOTS } from "../../../farm/tables/tools.ts";
import { strings } from "./strings.ts";

const inHundred = (thousandths: number): number => Math.round((thousandths - 1000) / 10);

const said: { readonly [T in FarmTool]: (owned: number) => string } = {
  barn: (owned) => strings.holds(barnSizes[owned]!),
  can: (owned) => strings.wets(inHundred(canHolds[owned]!)),
  stove: (owned) => strings.cooks(owned + 1),
  bench: (owned) => strings.makes(owned + 1),
  frames: (owned) => strings.covers(owned),
  sluice: (owned) => strings.floods(SLUICE_PLOTS * owned),
};

/** "Holds 120. The next: holds 200." */
export function toolWords(
  { tools }: Pick<Farm, "tools">,
  tool: FarmTool,
  hasNext: boolean,
): string {
  const owned = tools[tool];
  const now = `${said[tool](owned)}.`;
  if (!hasNext) return `${now} ${strings.best}`;
  const next = said[tool](owned + 1);
  return `${now} ${strings.next(next.charAt(0).toLowerCase() + next.slice(1))}`;
}
