// Tests whose session is kept as accounts change, here and in other tabs, from its beginning to its end.
import { expect, it } from "vitest";
import { alice, aliceElsewhere, bob } from "./testing/fakeServer.ts";
import { nobody, openSessionSync, openSignedIn, unknown } from "./testing/openSessionSync.ts";

it("asks nothing while no account is connected", async () => {
  const { time, server, sync } = openSessionSync();
  sync.follow(undefined);
  sync.refresh();
  await time.settle();
  expect(server.asked).toEqual([]);
  expect(sync.state()).toEqual(unknown);
});

it("finds the session again after a reload, whatever the spelling of the address", async () => {
  const { time, server, told, sync, sessionOf } = openSessionSync();
  const session = sessionOf(alice);
  server.session = session;
  sync.follow({ ...alice, address: `0x${"A1".repeat(20)}` });
  expect(sync.state()).toEqual(unknown);
  await time.settle();
  expect(sync.state()).toEqual({ known: true, session });
  expect(server.asked).toEqual(["session"]);
  expect(told).toEqual([]);
});

it("ends the session that was left from another account", async () => {
  const { time, server, told, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice);
  sync.follow(bob);
  await time.settle();
  expect(sync.state()).toEqual(nobody);
  expect(server.session).toBeNull();
  expect(told).toEqual(["changed"]);
});

it.each([
  ["another account", bob],
  ["none", undefined],
])("a change to %s ends the session, here at once and on the server", async (_, next) => {
  const { time, server, told, sync } = await openSignedIn();
  sync.follow(next);
  expect(sync.state().session).toBeNull();
  await time.settle();
  expect(server.session).toBeNull();
  expect(told).toEqual(["changed"]);
});

it("finds a session that began on another network", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice);
  sync.follow(aliceElsewhere);
  await time.settle();
  expect(sync.state().session).toMatchObject(alice);
});

it.each([
  ["once more", { ...alice }],
  ["on another network", aliceElsewhere],
])("the same account %s changes nothing, and asks nothing", async (_, holder) => {
  const { time, server, sync } = await openSignedIn();
  sync.follow(holder);
  await time.settle();
  expect(sync.state().session).not.toBeNull();
  expect(server.asked).toEqual(["session"]);
});

it("away and back within one answer: the session is over all the same", async () => {
  const { time, server, sync } = await openSignedIn();
  server.hold();
  sync.follow(bob);
  sync.follow(alice);
  server.release();
  await time.settle();
  expect(sync.state()).toEqual(nobody);
  expect(server.session).toBeNull();
});

it("an answer for the account before is not taken for this one", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice);
  server.hold();
  sync.follow(alice);
  await time.settle();
  sync.follow(bob);
  server.session = sessionOf(bob);
  server.release();
  await time.settle();
  expect(sync.state().session).toMatchObject(bob);
});

it("does not end what another tab has begun in the meantime", async () => {
  const { time, server, sync, sessionOf } = await openSignedIn();
  // The other tab has changed its account earlier, and signed in with it.
  server.session = sessionOf(bob);
  sync.follow(bob);
  await time.settle();
  expect(sync.state().session).toMatchObject(bob);
  expect(server.asked).not.toContain("signOut");
});

it("sees another account signed in by another tab, and leaves it alone", async () => {
  const { time, server, sync, sessionOf } = await openSignedIn();
  server.session = sessionOf(bob);
  sync.refresh();
  await time.settle();
  expect(sync.state()).toEqual(nobody);
  expect(server.session).toMatchObject(bob);
});

it("looks again when it was asked to in the middle of an answer", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  sync.follow(alice);
  await time.settle();
  server.hold();
  sync.refresh();
  server.session = sessionOf(alice);
  sync.refresh();
  sync.refresh();
  server.release();
  await time.settle();
  expect(sync.state().session).toMatchObject(alice);
  expect(server.asked).toHaveLength(3);
});

it("begins at once, and tells the other tabs", async () => {
  const { time, server, told, sync, sessionOf } = openSessionSync();
  sync.follow(alice);
  await time.settle();
  server.hold();
  sync.refresh();
  server.session = sessionOf(alice);
  sync.begin(server.session);
  expect(sync.state().session).toMatchObject(alice);
  expect(told).toEqual(["changed"]);
  // The answer that was under way is older than the session.
  server.release();
  await time.settle();
  expect(sync.state().session).toMatchObject(alice);
});

it("signs out when the visitor says so, and stays out", async () => {
  const { time, server, sync } = await openSignedIn();
  sync.end();
  expect(sync.state()).toEqual(nobody);
  await time.settle();
  expect(server.session).toBeNull();
  sync.refresh();
  await time.settle();
  expect(sync.state()).toEqual(nobody);
});

it("tells its listeners of changes, and of nothing else", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  const heard: boolean[] = [];
  const stop = sync.subscribe(() => heard.push(sync.state().session !== null));
  server.session = sessionOf(alice);
  sync.follow(alice);
  await time.settle();
  sync.refresh();
  await time.settle();
  expect(heard).toEqual([true]);
  stop();
  sync.end();
  await time.settle();
  expect(heard).toEqual([true]);
});
