// Opens the farms of this device and the one to go on with; begun before the page has come to life, so that it is there with it.
import site from "../../../site.config.ts";
import type { SignIn } from "../../signIn/index.ts";
import { deviceFarms } from "../farms/deviceFarms.ts";
import type { Farms, OpenFarm } from "../farms/farms.ts";
import { type Missed, openLast } from "../farms/openLast.ts";
import { readLastFarm } from "../lastFarm/lastFarm.ts";
import { ownField } from "./ownField.ts";

type First = { readonly farms: Farms; readonly farm: OpenFarm; readonly missed: Missed | null };

const { size } = site.collection;

/** Which farm the address asks for, as a link from a field's page does. */
const askedField = (): number | null => {
  const asked = new URLSearchParams(location.search).get("field");
  return asked !== null && /^\d{1,5}$/.test(asked) && Number(asked) < size ? Number(asked) : null;
};

async function openFirst(signIn: SignIn | null): Promise<First> {
  const farms = await deviceFarms(site.collection);
  const { farm, missed } = await openLast(farms, {
    collection: site.collection,
    asked: askedField(),
    ownField: () => ownField(signIn),
    noted: readLastFarm(() => localStorage, size)?.field ?? null,
  });
  return { farms, farm, missed };
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
