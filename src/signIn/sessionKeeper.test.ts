import { expect, it } from "vitest";
import { createSessionKeeper } from "./sessionKeeper.ts";
import { alice, aliceElsewhere, bob, fakeServer, unreachable } from "./testing/fakeServer.ts";
import { fakeTime } from "./testing/fakeTime.ts";

const hour = 3600_000;

function setUp() {
  const time = fakeTime();
  const server = fakeServer();
  const told: string[] = [];
  const keeper = createSessionKeeper({
    client: server.client,
    tellTabs: () => told.push("changed"),
    now: time.now,
    after: time.after,
  });
  const sessionOf = (holder: typeof alice | typeof bob | typeof aliceElsewhere, life = hour) => ({
    ...holder,
    expiresAt: time.now() + life,
  });
  return { time, server, told, keeper, sessionOf };
}

const unknown = { known: false, session: null };
const nobody = { known: true, session: null };

it("asks nothing while no account is connected", async () => {
  const { time, server, keeper } = setUp();
  keeper.follow(undefined);
  keeper.look();
  await time.settle();
  expect(server.asked).toEqual([]);
  expect(keeper.kept()).toEqual(unknown);
});

it("finds the session again after a reload, whatever the spelling of the address", async () => {
  const { time, server, told, keeper, sessionOf } = setUp();
  const session = sessionOf(alice);
  server.session = session;
  keeper.follow({ ...alice, address: `0x${"A1".repeat(20)}` });
  expect(keeper.kept()).toEqual(unknown);
  await time.settle();
  expect(keeper.kept()).toEqual({ known: true, session });
  expect(server.asked).toEqual(["session"]);
  expect(told).toEqual([]);
});

it.each([
  ["another account", bob],
  ["another chain", aliceElsewhere],
])("ends the session that was left from %s", async (_, holder) => {
  const { time, server, told, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(holder);
  await time.settle();
  expect(keeper.kept()).toEqual(nobody);
  expect(server.session).toBeNull();
  expect(told).toEqual(["changed"]);
});

it.each([
  ["another account", bob],
  ["another chain", aliceElsewhere],
  ["none", undefined],
])("a change to %s ends the session, here at once and on the server", async (_, next) => {
  const { time, server, told, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  keeper.follow(next);
  expect(keeper.kept().session).toBeNull();
  await time.settle();
  expect(server.session).toBeNull();
  expect(told).toEqual(["changed"]);
});

it("the same account once more changes nothing", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  keeper.follow({ ...alice });
  await time.settle();
  expect(keeper.kept().session).not.toBeNull();
  expect(server.asked).toEqual(["session"]);
});

it("away and back within one answer: the session is over all the same", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  server.hold();
  keeper.follow(bob);
  keeper.follow(alice);
  server.release();
  await time.settle();
  expect(keeper.kept()).toEqual(nobody);
  expect(server.session).toBeNull();
});

it("an answer for the account before is not taken for this one", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  server.hold();
  keeper.follow(alice);
  await time.settle();
  keeper.follow(bob);
  server.session = sessionOf(bob);
  server.release();
  await time.settle();
  expect(keeper.kept().session).toMatchObject(bob);
});

it("does not end what another tab has begun in the meantime", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  // The other tab has changed its account earlier, and signed in with it.
  server.session = sessionOf(bob);
  keeper.follow(bob);
  await time.settle();
  expect(keeper.kept().session).toMatchObject(bob);
  expect(server.asked).not.toContain("signOut");
});

it("sees another account signed in by another tab, and leaves it alone", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  server.session = sessionOf(bob);
  keeper.look();
  await time.settle();
  expect(keeper.kept()).toEqual(nobody);
  expect(server.session).toMatchObject(bob);
});

it("looks again when it was asked to in the middle of an answer", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  keeper.follow(alice);
  await time.settle();
  server.hold();
  keeper.look();
  server.session = sessionOf(alice);
  keeper.look();
  keeper.look();
  server.release();
  await time.settle();
  expect(keeper.kept().session).toMatchObject(alice);
  expect(server.asked).toHaveLength(3);
});

it("without the server it stays unknown and asks again, each time a little later", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice, 24 * hour);
  server.fault = unreachable;
  keeper.follow(alice);
  await time.pass(6_900);
  expect(server.asked).toHaveLength(3);
  expect(keeper.kept()).toEqual(unknown);
  await time.pass(200);
  expect(keeper.kept()).toEqual(nobody);
  await time.pass(10 * 60_000);
  expect(server.asked.length).toBeLessThan(30);
  server.fault = undefined;
  await time.pass(30_000);
  expect(keeper.kept().session).toMatchObject(alice);
  const { length } = server.asked;
  await time.pass(hour);
  expect(server.asked).toHaveLength(length);
});

it("a network that is gone for a while signs nobody out", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice, 2 * hour);
  keeper.follow(alice);
  await time.settle();
  server.fault = unreachable;
  keeper.look();
  await time.pass(hour);
  expect(keeper.kept().session).toMatchObject(alice);
});

it("expires in an open page", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.pass(hour - 1000);
  expect(keeper.kept().session).not.toBeNull();
  server.session = null;
  await time.pass(2000);
  expect(keeper.kept()).toEqual(nobody);
});

it("expires without the server too, and lives on where the server has prolonged it", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.pass(hour - 1000);
  server.session = sessionOf(alice);
  await time.pass(2000);
  expect(keeper.kept().session).toEqual(server.session);
  server.fault = unreachable;
  await time.pass(hour);
  expect(keeper.kept()).toEqual(nobody);
});

it("a clock far ahead does not make it ask without end, nor a far end set off a timer", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice, -hour);
  keeper.follow(alice);
  await time.pass(10 * 60_000 + 1);
  expect(server.asked).toHaveLength(11);
  expect(keeper.kept().session).not.toBeNull();
  server.session = sessionOf(alice, 90 * 24 * hour);
  await time.pass(60_000);
  server.asked = [];
  await time.pass(2 * 24 * hour);
  expect(server.asked).toHaveLength(2);
});

it("begins at once, and tells the other tabs", async () => {
  const { time, server, told, keeper, sessionOf } = setUp();
  keeper.follow(alice);
  await time.settle();
  server.hold();
  keeper.look();
  server.session = sessionOf(alice);
  keeper.begin(server.session);
  expect(keeper.kept().session).toMatchObject(alice);
  expect(told).toEqual(["changed"]);
  // The answer that was under way is older than the session.
  server.release();
  await time.settle();
  expect(keeper.kept().session).toMatchObject(alice);
});

it("a sign-out that the server has not heard of is not forgotten", async () => {
  const { time, server, told, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice, 24 * hour);
  keeper.follow(alice);
  await time.settle();
  server.fault = unreachable;
  keeper.follow(undefined);
  await time.pass(60_000);
  expect(server.session).not.toBeNull();
  keeper.follow(alice);
  await time.pass(1000);
  expect(keeper.kept().session).toBeNull();
  server.fault = undefined;
  await time.pass(30_000);
  expect(server.session).toBeNull();
  expect(keeper.kept()).toEqual(nobody);
  expect(told).toEqual(["changed"]);
  expect(time.waiting()).toBe(0);
});

it("a server that refuses the sign-out for good is not asked without end", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  server.fault = { kind: "refused", status: 403, code: "other" };
  keeper.follow(undefined);
  await time.pass(hour);
  expect(server.asked).toEqual(["session", "signOut"]);
});

it("signs out when the visitor says so, and stays out", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  keeper.end();
  expect(keeper.kept()).toEqual(nobody);
  await time.settle();
  expect(server.session).toBeNull();
  keeper.look();
  await time.settle();
  expect(keeper.kept()).toEqual(nobody);
});

it("tells its listeners of changes, and of nothing else", async () => {
  const { time, server, keeper, sessionOf } = setUp();
  const heard: boolean[] = [];
  const stop = keeper.subscribe(() => heard.push(keeper.kept().session !== null));
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  keeper.look();
  await time.settle();
  expect(heard).toEqual([true]);
  stop();
  keeper.end();
  await time.settle();
  expect(heard).toEqual([true]);
});
