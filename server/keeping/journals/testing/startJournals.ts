// Farms of the local world kept in a database of a test, with a clock that the test moves.
import { randomBytes } from "node:crypto";
import { accept } from "@loamstead/lib/result.ts";
import { encodeFarm, type FarmOnGround, hashFarm } from "../../../../src/farm/codec/text.ts";
import { applyEvent } from "../../../../src/farm/events/apply.ts";
import type { FarmEvent } from "../../../../src/farm/events/event.ts";
import { beginFarm } from "../../../../src/farm/letters/begin.ts";
import { fieldGround } from "../../../../src/farm/testing/trial.ts";
import type { FarmBeginning } from "../../../farms/serverFarmKind.ts";
import { localFarmKind } from "../../../farms/testing/localFarmKind.ts";
import { beginSession } from "../../../signIn/sessions.ts";
import type { Database } from "../../../store/database.ts";
import { createJournal } from "../createJournal.ts";
import type { StoredJournal } from "../findJournals.ts";
import { openJournalStates } from "../journalStates.ts";
import { openJournalTokens } from "../journalTokens.ts";
import { type PushCosts, pushBatch, type SentBatch } from "../pushBatch.ts";

const paid = async () => accept({ giveBack: async () => {} });
const free: PushCosts<never> = { forRows: paid, forBytes: paid };

export const journalStart = Date.UTC(2026, 4, 4, 8);
const DAY_MS = 24 * 60 * 60_000;

/** What a device would have: a farm, and what it was told. */
export function farmOnDevice({ field, begun }: FarmBeginning) {
  const ground = fieldGround(field);
  let here: FarmOnGround = { ground, farm: beginFarm(ground, begun) };
  return {
    hash: () => hashFarm(here.farm),
    text: () => encodeFarm(here.farm),
    do(events: readonly FarmEvent[]) {
      for (const event of events) {
        const done = applyEvent(here.farm, event, here.ground);
        if (done.ok) here = { ground: done.value.ground ?? here.ground, farm: done.value.farm };
      }
      return hashFarm(here.farm);
    },
  };
}

export async function startJournals(db: Database) {
  const clock = { now: journalStart };
  const tokens = openJournalTokens(db, randomBytes);
  const kind = localFarmKind;
  /** As another process has them. */
  const process = () => {
    const parts = { db, kind, states: openJournalStates(kind), tokens, now: () => clock.now };
    return {
      ...parts,
      push: (
        journal: Pick<StoredJournal, "id" | "holder">,
        sent: Partial<SentBatch<FarmEvent>> & Pick<SentBatch<FarmEvent>, "rows">,
      ) => pushBatch(parts, journal, { ...usual, ...sent }, free),
    };
  };
  const usual = {
    device: "device-one-1",
    first: 0,
    rules: 1,
    token: null,
    hash: "0".repeat(64),
    follows: 0,
    isOfBefore: false,
    deviceName: "Firefox on Linux",
  };
  async function holder(number = 1) {
    const address = `0x${String(number).padStart(40, "0")}`;
    const { session } = await beginSession(
      db,
      { address, chainId: 1, device: "" },
      { random: randomBytes, now: clock.now, replaced: [] },
    );
    return { address, chainId: 1, session: session.id };
  }
  async function begin(
    by: Awaited<ReturnType<typeof holder>>,
    { key = "first-farm", field = 417, begun = clock.now - DAY_MS } = {},
  ) {
    const origin = { field, begun };
    return createJournal(db, kind, { holder: by, key, origin, stamps: [], now: clock.now });
  }
  return { clock, tokens, kind, process, holder, begin };
}

export function mustBegin(made: Awaited<ReturnType<typeof createJournal>>): StoredJournal {
  if (made.outcome === "made" || made.outcome === "known") return made.journal;
  throw new Error(`It was not begun: ${made.outcome}`);
}
