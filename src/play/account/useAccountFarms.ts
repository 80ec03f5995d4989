// Follows the account of whoever is signed in for an open page: what came from it, and whether the open farm has left this device's list.
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type {
  AccountFarm,
  FarmAccountState,
  FarmSummary,
  Farms,
  OpenFarm,
} from "../farms/farms.ts";
import type { LeftFarm } from "./accountNotice.ts";
import { signedOutFarms } from "./signedOutFarms.ts";

const never = () => () => {};
const nobody = () => signedOutFarms;

type PageFarms = {
  readonly farms: Farms | null;
  readonly played: OpenFarm | null;
  /** Null until they are known. */
  readonly listed: readonly FarmSummary[] | null;
  /** Who is signed in, in one word. */
  readonly holder: string | null;
  /** Opens another one of the device, or begins one, as the open one is not for whoever is here. */
  readonly onLeft: (next: FarmSummary | null, field: number) => void;
};

export type FarmsOfAccount = {
  readonly state: FarmAccountState;
  /** One that came from the account to this device while the page was open, and is not the open one. */
  readonly came: AccountFarm | null;
  readonly left: LeftFarm | null;
  readonly onLeftHeard: () => void;
};

/** The open farm in a list of this device: for whom, and under which name with the account. */
type Stood = {
  readonly id: string;
  readonly there: string | null;
  readonly all: readonly FarmSummary[];
  readonly holder: string | null;
};

export function useAccountFarms({
  farms,
  played,
  listed,
  holder,
  onLeft,
}: PageFarms): FarmsOfAccount {
  const state = useSyncExternalStore(
    farms?.account.subscribe ?? never,
    farms?.account.state ?? nobody,
    nobody,
  );
  const [left, setLeft] = useState<LeftFarm | null>(null);
  /** What was on the device before its account was asked; anew for everybody who signs in. */
  const before = useRef<ReadonlySet<string> | null>(null);
  if (state.quota === null && listed) before.current = new Set(listed.map(({ id }) => id));
  const came =
    state.farms
      .filter(({ device }) => device !== null && before.current?.has(device) === false)
      .filter(({ device }) => device !== played?.id)
      .toSorted((a, b) => b.seenAt - a.seenAt)[0] ?? null;

  const stood = useRef<Stood | null>(null);
  const look = useEffectEvent((all: readonly FarmSummary[], account: FarmAccountState) => {
    if (!played) return;
    const { id, ground } = played;
    const was = stood.current?.id === id ? stood.current : null;
    if (all.some((one) => one.id === id)) {
      const there = account.farms.find(({ device }) => device === id)?.id ?? was?.there ?? null;
      // Whoever has only just come has not been listed anything yet.
      stood.current = { id, there, all, holder: was?.all === all ? was.holder : holder };
      return;
    }
    const isEnded = account.deleted.some((one) => one.id === was?.there);
    // One that was put away on this device alone is told of by whoever did it.
    if (!was || holder === null || (!isEnded && was.holder === holder)) return;
    stood.current = null;
    setLeft({ field: ground.field, ended: isEnded ? was.there : null });
    onLeft(all[0] ?? null, ground.field);
  });
  useEffect(() => {
    if (listed) look(listed, state);
  }, [listed, state]);

  return { state, came, left, onLeftHeard: () => setLeft(null) };
}
