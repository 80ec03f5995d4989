// All farms of whoever is here, those of the device and those of the account, each once: the one that was played last first.
import type { Ms } from "../../farm/numbers/time.ts";
import type { FarmAccountState, FarmSummary } from "../farms/farms.ts";

/** A farm in the list, wherever it is kept. */
export type ListedFarm = {
  readonly key: string;
  /** Its name on this device; null where it is not here. */
  readonly device: string | null;
  /** Its name with the account; null where that has it not. */
  readonly there: string | null;
  readonly field: number;
  readonly name: string | null;
  readonly level: number;
  /** When it was last played, and on what, as far as that is known. */
  readonly at: Ms;
  readonly on: string | null;
};

export function listFarms(
  here: readonly FarmSummary[],
  { farms }: Pick<FarmAccountState, "farms">,
): readonly ListedFarm[] {
  const ofDevice = here.map((farm): ListedFarm => {
    const there = farms.find(({ device }) => device === farm.id);
    const { field, level, name = null } = farm;
    const isNewer = there !== undefined && there.seenAt >= farm.at;
    return {
      key: farm.id,
      device: farm.id,
      there: there?.id ?? null,
      field,
      level,
      name,
      at: isNewer ? there.seenAt : farm.at,
      on: isNewer ? there.seenOn : null,
    };
  });
  const isHere = (device: string | null) => here.some(({ id }) => id === device);
  const elsewhere = farms
    .filter(({ device }) => !isHere(device))
    .map(
      ({ id, field, level, name, seenAt, seenOn }): ListedFarm => ({
        key: id,
        device: null,
        there: id,
        field,
        level,
        name,
        at: seenAt,
        on: seenOn,
      }),
    );
  return [...ofDevice, ...elsewhere].toSorted((a, b) => b.at - a.at);
}
