// A device of a player in tests: a farm by the law, and what it knows of the account's.
import { decodeFarmOnGround, encodeFarm, type FarmOnGround } from "../../../src/farm/codec/text.ts";
import { applyEvent } from "../../../src/farm/events/apply.ts";
import type { FarmEvent } from "../../../src/farm/events/event.ts";
import { beginFarm } from "../../../src/farm/letters/begin.ts";
import { fieldGround } from "../../../src/farm/testing/trial.ts";
import { hexDigest } from "../../keeping/journals/findJournals.ts";
import type { RoomVisitor, VisitorResponse } from "../../rooms/testing/visitors.ts";

type Sent = Record<string, unknown> & { follows?: number | null };

export function farmDevice(
  player: RoomVisitor,
  { name = "devicenumber1", field = 417, begun }: { name?: string; field?: number; begun: number },
) {
  const ground = fieldGround(field);
  let here: FarmOnGround = { ground, farm: beginFarm(ground, begun) };
  let first = 0;
  let seq = 0;
  let token: string | null = null;
  let id = "";
  const hash = () => hexDigest(encodeFarm(here.farm));

  function apply(events: readonly FarmEvent[]): void {
    for (const event of events) {
      const done = applyEvent(here.farm, event, here.ground);
      if (done.ok) here = { ground: done.value.ground ?? here.ground, farm: done.value.farm };
    }
  }

  const device = {
    name,
    hash,
    at: () => ({ id, seq, first, token }),
    /** Another try to send what was sent before. */
    back(to: { seq: number; first: number }) {
      ({ seq, first } = to);
    },
    async begin(more: object = {}, key = "key-of-a-farm") {
      const body = { field, begun, stamps: [], ...more };
      const headers = { "Idempotency-Key": key };
      const made = await player.send("/api/farms", { method: "POST", body, headers });
      if (made.status < 300) {
        ({ id } = made.body);
        token = String(made.body.token);
      }
      return made;
    },
    /** Somebody has signed in on it anew. */
    signIn(by: RoomVisitor) {
      player = by;
    },
    follow(farm: string) {
      id = farm;
    },
    async pull(since: number | "state" = seq, generation = ""): Promise<VisitorResponse> {
      const asked = `since=${since === "state" ? -1 : since}&device=${name}&generation=${generation}`;
      const pulled = await player.send(`/api/farms/${id}?${asked}`);
      if (pulled.status !== 200) return pulled;
      const { state, batches } = pulled.body as unknown as {
        state?: string;
        batches?: { events: FarmEvent[] }[];
      };
      if (state !== undefined) {
        const read = decodeFarmOnGround(state, ground);
        if (!read.ok) throw new Error(read.reason);
        here = read.value;
      } else for (const { events } of batches ?? []) apply(events);
      seq = Number(pulled.body.seq);
      first = Number(pulled.body.last);
      token = String(pulled.body.token);
      return pulled;
    },
    /** Done here, and sent as a page would. */
    push(events: readonly FarmEvent[], more?: Sent): Promise<VisitorResponse> {
      apply(events);
      return device.send(events, more);
    },
    /** Sent without being done. */
    async send(
      events: readonly unknown[],
      { follows, ...more }: Sent = {},
    ): Promise<VisitorResponse> {
      const body = { device: name, first, rules: 1, token, events, hash: hash(), ...more };
      const after = follows === undefined ? seq : follows;
      const pushed = await player.send(`/api/farms/${id}/batches`, {
        method: "POST",
        body,
        headers: after === null ? {} : { "If-Match": `"${after}"` },
      });
      if (pushed.status !== 200) return pushed;
      seq = Number(pushed.body.seq);
      first += events.length;
      if (token !== null) token = String(pushed.body.token);
      return pushed;
    },
    withoutToken() {
      token = null;
    },
    withToken(other: string | null) {
      token = other;
    },
  };
  return device;
}
