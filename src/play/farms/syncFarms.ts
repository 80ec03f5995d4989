// The farms of this device and those of the account, kept the same: fetched once somebody is signed in.
import { Watched } from "@loamstead/lib/watched.ts";
import type { FarmOnGround } from "../../farm/codec/text.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import { syncPorts } from "../../keeping/browser/browserPorts.ts";
import { openTabs } from "../../keeping/browser/tabs.ts";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";
import type { JournalAccountState, JournalSyncPorts } from "../../keeping/sync/journalAccount.ts";
import { openJournalSync } from "../../keeping/sync/journalSync.ts";
import type { OpenedFarmAccount } from "./farmAccount.ts";
import type { FarmOrigin, FarmSummaryData } from "./farmKind.ts";
import { farmLayout } from "./farmLayout.ts";
import { farmStamps, stampPrefix } from "./farmStamps.ts";
import type { AccountFarm, FarmAccountState, FarmSummary } from "./farms.ts";
import {
  createFarmsApi,
  readFarmTrouble,
  type ToldDeletedFarm,
  type ToldFarm,
} from "./farmsApi.ts";

type FarmSyncPorts = JournalSyncPorts<
  FarmOnGround,
  FarmEvent,
  FarmSummaryData,
  FarmRefusal,
  ToldFarm,
  ToldDeletedFarm
>;

/** What a browser has for the exchange. */
export type FarmExchange = Pick<
  FarmSyncPorts,
  "api" | "tabs" | "isSeen" | "onAttention" | "alone" | "after"
>;

export type FarmAccountParts = Pick<
  FarmSyncPorts,
  "database" | "kind" | "newId" | "now" | "holder" | "onHolder" | "onHide"
> & {
  readonly codec: Codec;
  /** The farms of this device, for what is offered to the account. */
  readonly list: () => Promise<readonly FarmSummary[]>;
};

type Codec = {
  readonly encodeOrigin: (origin: FarmOrigin) => string;
  readonly decodeOrigin: (text: string) => FarmOrigin;
};

/** A farm of the account tells where it is on this device. */
function stateOf(
  { at, trouble, own, offer, names, progress }: JournalAccountState<ToldFarm, ToldDeletedFarm>,
  here: readonly FarmSummary[],
): FarmAccountState {
  return {
    at,
    trouble,
    quota: own?.quota ?? null,
    offer: here.filter(({ id }) => offer.includes(id)),
    farms: (own?.journals ?? []).map(({ id, told }): AccountFarm => {
      const { field, begun, level, pence, name, seenAt, seenOn } = told;
      return {
        id,
        device: names.get(id) ?? null,
        field,
        begun,
        level,
        pence,
        name,
        seenAt,
        seenOn,
      };
    }),
    deleted: (own?.deleted ?? []).map(({ told }) => told),
    progress,
  };
}

export const browserExchange = (codec: Codec): FarmExchange => ({
  ...syncPorts(farmLayout),
  tabs: openTabs(farmLayout.name),
  api: createFarmsApi(createAskServer({ ...siteServer, troubleOf: readFarmTrouble }), codec),
});

export function openSyncedFarms(
  { codec, list, ...parts }: FarmAccountParts,
  exchange: FarmExchange = browserExchange(codec),
): OpenedFarmAccount {
  const { database } = parts;
  const sync = openJournalSync({
    ...parts,
    ...exchange,
    stampsOf: async (id) => {
      const read = await database.read([farmStamps], (at) => at.all(farmStamps, stampPrefix(id)));
      return (read.ok ? read.value : []).map(({ rows, at, stamp }) => ({ rows, at, stamp }));
    },
  });
  const shown = new Watched(stateOf(sync.state(), []));
  let looked = 0;
  const look = async (): Promise<void> => {
    const nth = ++looked;
    const here = sync.state().offer.length > 0 ? await list() : [];
    if (nth === looked) shown.set(stateOf(sync.state(), here));
  };
  const leave = sync.subscribe(() => void look());
  return {
    ...sync,
    state: shown.state,
    subscribe: shown.subscribe,
    close: () => {
      leave();
      sync.close();
    },
  };
}
