// Several devices of one player with farms in tabs of each, and the account in memory: each can be away, and answers can get lost.

import { decodeLog } from "../../farm/codec/text.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import { fieldGround, trialStart } from "../../farm/testing/trial.ts";
import type { JournalsApi } from "../../keeping/sync/journalApi.ts";
import { stillClock } from "../../keeping/testing/clock.ts";
import { memoryJournals } from "../../keeping/testing/memoryJournals.ts";
import { farmKind } from "../farms/farmKind.ts";
import type { FarmsApi } from "../farms/farmsApi.ts";
import * as wholeLaw from "../farms/wholeLaw.ts";
import { farmTabs } from "./farmTabs.ts";

const fields = [417, 3];
const groundFor = (field: number) => (fields.includes(field) ? fieldGround(field) : null);

/** By the server's rule: nothing is dated before its token, nor after now. */
function dated(event: FarmEvent, from: number, now: number): FarmEvent {
  const at = event.at > now + 30_000 ? now : Math.max(event.at, from);
  return at === event.at ? event : { ...event, at };
}

function fileOf(origin: string, rows: readonly string[]): string {
  const events = rows.map((text) => JSON.parse(text) as FarmEvent);
  return JSON.stringify({ ...(JSON.parse(origin) as object), events });
}

export function farmDevices({ stateAfter = 400 } = {}) {
  const clock = stillClock(trialStart);
  const kind = farmKind(wholeLaw, groundFor);
  const server = memoryJournals({ kind, now: clock.now, stateAfter, dated, fileOf });
  let made = 0;

  function device() {
    const place = { isAway: false, isSeen: true, holder: "anna" as string | null };
    let last: string | null = "anna";
    const holders = new Set<() => void>();
    const attention = new Set<() => void>();
    let turn: Promise<unknown> = Promise.resolve();
    const unreachable = async () => ({ ok: false, reason: { kind: "unreachable" } }) as const;
    const listened = (listeners: Set<() => void>) => (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

    /** What a list tells besides is what the state says. */
    const api = (): FarmsApi => {
      const own: JournalsApi = server.apiFor(place.holder ?? "nobody");
      const told = (id: string) => {
        const log = decodeLog(server.origin(id));
        if (!log.ok) throw new Error(log.reason);
        const { field, begun } = log.value;
        const beside = { level: 1, pence: 0, name: null, seenAt: 0, seenOn: null };
        return { id, seq: 0, rows: 0, hash: "", field, begun, ...beside };
      };
      if (place.isAway) {
        const nothing = { list: unreachable, create: unreachable, pull: unreachable };
        const more = { push: unreachable, log: unreachable, remove: unreachable };
        return { ...nothing, ...more, restore: unreachable, purge: unreachable };
      }
      return {
        ...own,
        list: async (known) => {
          const listed = await own.list(known);
          if (!listed.ok || listed.value === "same") return listed as never;
          const { tag, value } = listed.value;
          const journals = value.journals.map((one) => ({ ...one, told: told(one.id) }));
          const deleted = value.deleted.map((one) => ({
            ...one,
            told: { ...told(one.id), ...one },
          }));
          return { ok: true, value: { tag, value: { ...value, journals, deleted } } };
        },
      };
    };
    const tabs = farmTabs({
      clock,
      name: `d${++made}-`,
      account: {
        who: { holder: () => place.holder, onHolder: listened(holders), last: () => last },
        exchange: (channel, end) => ({
          tabs: channel,
          isSeen: () => place.isSeen && !place.isAway,
          onAttention: listened(attention),
          after: clock.after,
          // The browser takes a lock back from a page that has ended.
          alone: <T>(work: () => Promise<T>): Promise<T> => {
            const mine = turn.then(work, work);
            turn = Promise.race([mine, end]).catch(() => {});
            return mine;
          },
          api: {
            list: (known) => api().list(known),
            create: (...args) => api().create(...args),
            pull: (...args) => api().pull(...args),
            push: (...args) => api().push(...args),
            log: (id) => api().log(id),
            remove: (...args) => api().remove(...args),
            restore: (id) => api().restore(id),
            purge: (id) => api().purge(id),
          },
        }),
      },
    });
    return {
      ...tabs,
      place,
      signIn: (holder: string | null) => {
        place.holder = holder;
        last = holder ?? last;
        for (const tell of holders) tell();
      },
      setAway: (isAway: boolean) => {
        place.isAway = isAway;
        if (!isAway) for (const tell of attention) tell();
      },
    };
  }
  return { device, server, pass: clock.pass, now: clock.now };
}
