// The farms of the browser that the page is open in.
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import { browserPorts } from "../../keeping/browser/browserPorts.ts";
import { link } from "../../lib/link.ts";
import type { SignIn } from "../../signIn/index.ts";
import { countryGround } from "./countryGround.ts";
import { countryTime } from "./countryTime.ts";
import { takeDevice } from "./farmDevice.ts";
import { farmHolder } from "./farmHolder.ts";
import { farmLayout } from "./farmLayout.ts";
import type { Farms } from "./farms.ts";
import { openFarms } from "./openFarms.ts";

type Collection = { readonly address: string; readonly size: number };

/** A page goes on by the device's clock where the server takes longer. */
const PATIENCE = 1_500;

async function serverTime(): Promise<number | null> {
  try {
    const answer = await fetch(link("/api/settings"), {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    const time = Date.parse(answer.headers.get("Date") ?? "");
    // It tells whole seconds.
    return Number.isNaN(time) ? null : time + 500;
  } catch {
    return null;
  }
}

async function askStamp(head: string): Promise<{ now: number; stamp: string } | null> {
  try {
    const answer = await fetch(link(`/api/time?head=${head}`), { cache: "no-store" });
    const said: unknown = answer.ok ? await answer.json() : null;
    if (!isRecord(said) || typeof said.now !== "number" || !isText(said.stamp)) return null;
    return { now: said.now, stamp: said.stamp };
  } catch {
    return null;
  }
}

/** Several pages of a visit share what this gives; who closes it closes it for all. */
export async function deviceFarms(
  collection: Collection,
  signIn: Pick<SignIn, "session" | "subscribe"> | null = null,
): Promise<Farms> {
  const time = countryTime({ wall: Date.now, steady: () => performance.now(), ask: serverTime });
  const { database, tabs } = await takeDevice();
  return openFarms({
    ...browserPorts(farmLayout),
    database,
    tabs,
    time,
    groundFor: countryGround(collection),
    who: farmHolder(signIn),
    fetchAccount: async (parts) => (await import("./syncFarms.ts")).openSyncedFarms(parts),
    askStamp,
  });
}
