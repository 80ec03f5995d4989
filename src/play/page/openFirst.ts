// Opens the farms of this device and the one to go on with; begun before the page has come to life, so that it is there with it.
import site from "../../../site.config.ts";
import { readLastFarm } from "../../ownFarms/lastFarm/index.ts";
import type { SignIn } from "../../signIn/index.ts";
import { deviceFarms } from "../farms/deviceFarms.ts";
import type { Farms } from "../farms/farms.ts";
import { type LastOpened, openLast } from "../farms/openLast.ts";
import { readFarmAddress } from "./farmAddress.ts";
import { findOwnField } from "./findOwnField.ts";

export type First = LastOpened & {
  readonly farms: Farms;
  /** The address asked for this one; else it was only the one to go on with, or to begin with. */
  readonly isAsked: boolean;
};

const { size } = site.collection;

async function openFirst(signIn: SignIn | null): Promise<First> {
  // As it is now: the page may write another one while this is under way.
  const asked = readFarmAddress(location.search, size);
  const farms = await deviceFarms(site.collection, signIn);
  const opened = await openLast(farms, {
    collection: site.collection,
    asked,
    ownField: () => findOwnField(signIn),
    noted: readLastFarm(() => localStorage, size)?.field ?? null,
  });
  return { ...opened, farms, isAsked: asked.field !== null };
}

let ahead: { readonly search: string; readonly first: Promise<First> } | null = null;

/** For the page that is about to come; one that failed is tried again by the page, which says so. */
export function openAhead(signIn: SignIn | null): void {
  if (ahead) return;
  ahead = { search: location.search, first: openFirst(signIn) };
  ahead.first.catch(() => {
    ahead = null;
  });
}

/** Whoever takes it closes it. */
export function takeFirst(signIn: SignIn | null): Promise<First> {
  const early = ahead;
  ahead = null;
  if (early?.search === location.search) return early.first;
  // It was another farm that the address asked for by then; where it could not be had, there is nothing to close.
  void early?.first.then(
    ({ farms }) => farms.close(),
    () => {},
  );
  return openFirst(signIn);
}
