// Tests whose session is kept as accounts change, here and in other tabs, from its beginning to its end.
import { expect, it } from "vitest";
import { alice, aliceElsewhere, bob } from "./testing/fakeServer.ts";
import { nobody, openKeeper, unknown } from "./testing/openKeeper.ts";

it("asks nothing while no account is connected", async () => {
  const { time, server, keeper } = openKeeper();
  keeper.follow(undefined);
  keeper.look();
  await time.settle();
  expect(server.asked).toEqual([]);
  expect(keeper.kept()).toEqual(unknown);
});

it("finds the session again after a reload, whatever the spelling of the address", async () => {
  const { time, server, told, keeper, sessionOf } = openKeeper();
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
  const { time, server, told, keeper, sessionOf } = openKeeper();
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
  const { time, server, told, keeper, sessionOf } = openKeeper();
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
  const { time, server, keeper, sessionOf } = openKeeper();
  server.session = sessionOf(alice);
  keeper.follow(alice);
  await time.settle();
  keeper.follow({ ...alice });
  await time.settle();
  expect(keeper.kept().session).not.toBeNull();
  expect(server.asked).toEqual(["session"]);
});

it("away and back within one answer: the session is over all the same", async () => {
  const { time, server, keeper, sessionOf } = openKeeper();
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
  const { time, server, keeper, sessionOf } = openKeeper();
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
  const { time, server, keeper, sessionOf } = openKeeper();
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
  const { time, server, keeper, sessionOf } = openKeeper();
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
  const { time, server, keeper, sessionOf } = openKeeper();
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

it("begins at once, and tells the other tabs", async () => {
  const { time, server, told, keeper, sessionOf } = openKeeper();
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

it("signs out when the visitor says so, and stays out", async () => {
  const { time, server, keeper, sessionOf } = openKeeper();
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
  const { time, server, keeper, sessionOf } = openKeeper();
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
