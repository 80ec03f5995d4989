// What other pages are told of one's farms: those of the device, and those of the account that are not here.
import type { OwnFarmPlace } from "../../ownFarms/places/index.ts";
import type { AccountFarm, FarmSummary } from "../farms/farms.ts";

/** Signed out it is not known whose a farm is that is kept with an account. */
const SOMEBODY = "somebody";

export type KnownFarms = {
  readonly here: readonly FarmSummary[];
  readonly there: readonly AccountFarm[];
  /** The address of whoever is signed in. */
  readonly holder: string | null;
  /** What was told before. */
  readonly before: readonly OwnFarmPlace[];
};

export function ownFarmsOf({ here, there, holder, before }: KnownFarms): readonly OwnFarmPlace[] {
  const holderOf = (field: number) =>
    holder ?? before.find((one) => one.field === field && one.holder)?.holder ?? SOMEBODY;
  const ofDevice = here.map(
    ({ field, name = null, account }): OwnFarmPlace => ({
      field,
      name,
      holder: account === "this" ? holderOf(field) : null,
    }),
  );
  const elsewhere = there
    .filter(({ device }) => !here.some(({ id }) => id === device))
    .map(({ field, name }): OwnFarmPlace => ({ field, name, holder }));
  return [...ofDevice, ...elsewhere];
}
