// Tests that the real SDKs come through whatever the relay does to them.
import { expect, test, vi } from "vitest";
import {
  approveSession,
  nextRequest,
  openApp,
  openPhone,
  openRelay,
  openSession,
} from "./testing/pairing.ts";

type World = Awaited<ReturnType<typeof openSession>>;

function sign({ provider, address }: World, message: `0x${string}` = "0x12") {
  const signed = provider.request({ method: "personal_sign", params: [message, address] });
  // Where a test ends before the answer, nobody is left to hear of its failure.
  signed.catch(() => {});
  return signed;
}

/** From here on the clients know that they are cut off, and will not write into a dead connection. */
function everyoneTurnedAway({ events }: World) {
  return vi.waitFor(() => {
    const clients = events.flatMap((one) => (one.kind === "turned away" ? [one.client] : []));
    expect(new Set(clients).size).toBe(2);
  }, 10_000);
}

const calls = ({ events }: World, tag: number) =>
  events.filter((one) => one.kind === "called" && one.tags.includes(tag)).length;

test("a request that is pending when the relay goes down completes after its return", async () => {
  const world = await openSession();
  const { relay, phone } = world;
  const asked = nextRequest(phone);
  const signed = sign(world);
  const { id } = await asked;
  relay.fault({ kind: "down" });
  await everyoneTurnedAway(world);
  const approved = phone.approveRequest(id);
  relay.fault({ kind: "none" });
  expect(await approved).toEqual({ ok: true });
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/);
});

test("a request that is made while the relay is down arrives after its return", async () => {
  const world = await openSession();
  const { relay, phone } = world;
  relay.fault({ kind: "down" });
  phone.onRequest(({ id }) => phone.approveRequest(id));
  await everyoneTurnedAway(world);
  const signed = sign(world);
  relay.fault({ kind: "none" });
  expect(await signed).toMatch(/^0x/);
});

test("a cut connection is opened again by itself", async () => {
  const world = await openSession();
  const { relay, phone, events } = world;
  phone.onRequest(({ id }) => phone.approveRequest(id));
  const connections = () => events.filter((one) => one.kind === "connected").length;
  expect(connections()).toBe(2);
  relay.drop();
  await vi.waitFor(() => expect(connections()).toBe(4), 10_000);
  expect(await sign(world)).toMatch(/^0x/);
});

test("a mute relay leaves a request open, and it goes on when the relay speaks", async () => {
  const world = await openSession();
  const { relay, phone } = world;
  relay.fault({ kind: "mute" });
  const asked = nextRequest(phone);
  const signed = sign(world);
  await vi.waitFor(() => expect(calls(world, 1108)).toBe(1));
  expect(phone.requests()).toEqual([]);
  relay.fault({ kind: "none" });
  await phone.approveRequest((await asked).id);
  expect(await signed).toMatch(/^0x/);
});

test("what was published while the phone was away is delivered when it comes back", async () => {
  const world = await openSession();
  const { relay, phone } = world;
  relay.fault({ kind: "mute" });
  const asked = nextRequest(phone);
  const signed = sign(world);
  await vi.waitFor(() => expect(calls(world, 1108)).toBe(1));
  relay.drop();
  relay.fault({ kind: "none" });
  await phone.approveRequest((await asked).id);
  expect(await signed).toMatch(/^0x/);
});

test("a slow relay only takes longer", async () => {
  const { relay, events } = await openRelay();
  relay.fault({ kind: "slow", ms: 60 });
  const phone = await openPhone(relay.url);
  const dapp = await openApp(relay.url);
  await approveSession(dapp, phone);
  phone.onRequest(({ id }) => phone.approveRequest(id));
  const { provider } = dapp;
  expect(
    await sign({ relay, events, phone, dapp, provider, address: phone.addresses[0]! }),
  ).toMatch(/^0x/);
});

test("a request that expired on its way never reaches the phone", async () => {
  const clock = { ahead: 0 };
  const world = await openSession(undefined, { now: () => Date.now() + clock.ahead });
  const { relay, phone } = world;
  relay.fault({ kind: "mute" });
  sign(world, "0x01");
  await vi.waitFor(() => expect(calls(world, 1108)).toBe(1));
  clock.ahead = 16 * 60_000;
  relay.fault({ kind: "none" });
  const asked = nextRequest(phone);
  sign(world, "0x02");
  expect((await asked).asked).toMatchObject({ raw: "0x02" });
  expect(phone.requests()).toHaveLength(1);
});

test("two phones in one process keep apart", async () => {
  const [one, two] = [await openSession(), await openSession()];
  expect(one.phone.sessions()[0]?.topic).toBe(one.provider.session?.topic);
  expect(two.phone.sessions()[0]?.topic).toBe(two.provider.session?.topic);
  expect(one.phone.sessions()).toHaveLength(1);
  expect(two.phone.sessions()).toHaveLength(1);
});
