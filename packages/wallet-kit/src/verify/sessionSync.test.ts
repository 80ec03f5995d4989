// Tests whose session is kept as accounts change, here and in other tabs, from its beginning to its end.
import { expect, it } from "vitest";
import { aliceAccount, aliceElsewhere, bobAccount } from "./testing/holders.ts";
import {
  openSessionSync,
  openSignedIn,
  signedOutState,
  unknown,
} from "./testing/openSessionSync.ts";

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
  const session = sessionOf(aliceAccount);
  server.session = session;
  sync.follow({ ...aliceAccount, address: `0x${"A1".repeat(20)}` });
  expect(sync.state()).toEqual(unknown);
  await time.settle();
  expect(sync.state()).toEqual({ known: true, session });
  expect(server.asked).toEqual(["session"]);
  expect(told).toEqual([]);
});

it("ends the session that was left from another account", async () => {
  const { time, server, told, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount);
  sync.follow(bobAccount);
  await time.settle();
  expect(sync.state()).toEqual(signedOutState);
  expect(server.session).toBeNull();
  expect(told).toEqual(["changed"]);
});

it.each([
  ["another account", bobAccount],
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
  server.session = sessionOf(aliceAccount);
  sync.follow(aliceElsewhere);
  await time.settle();
  expect(sync.state().session).toMatchObject(aliceAccount);
});

it.each([
  ["once more", { ...aliceAccount }],
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
  sync.follow(bobAccount);
  sync.follow(aliceAccount);
  server.release();
  await time.settle();
  expect(sync.state()).toEqual(signedOutState);
  expect(server.session).toBeNull();
});

it("an answer for the account before is not taken for this one", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount);
  server.hold();
  sync.follow(aliceAccount);
  await time.settle();
  sync.follow(bobAccount);
  server.session = sessionOf(bobAccount);
  server.release();
  await time.settle();
  expect(sync.state().session).toMatchObject(bobAccount);
});

it("does not end what another tab has begun in the meantime", async () => {
  const { time, server, sync, sessionOf } = await openSignedIn();
  // The other tab has changed its account earlier, and signed in with it.
  server.session = sessionOf(bobAccount);
  sync.follow(bobAccount);
  await time.settle();
  expect(sync.state().session).toMatchObject(bobAccount);
  expect(server.asked).not.toContain("signOut");
});

it("sees another account signed in by another tab, and leaves it alone", async () => {
  const { time, server, sync, sessionOf } = await openSignedIn();
  server.session = sessionOf(bobAccount);
  sync.refresh();
  await time.settle();
  expect(sync.state()).toEqual(signedOutState);
  expect(server.session).toMatchObject(bobAccount);
});

it("looks again when it was asked to in the middle of an answer", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  sync.follow(aliceAccount);
  await time.settle();
  server.hold();
  sync.refresh();
  server.session = sessionOf(aliceAccount);
  sync.refresh();
  sync.refresh();
  server.release();
  await time.settle();
  expect(sync.state().session).toMatchObject(aliceAccount);
  expect(server.asked).toHaveLength(3);
});

it("begins at once, and tells the other tabs", async () => {
  const { time, server, told, sync, sessionOf } = openSessionSync();
  sync.follow(aliceAccount);
  await time.settle();
  server.hold();
  sync.refresh();
  server.session = sessionOf(aliceAccount);
  sync.begin(server.session);
  expect(sync.state().session).toMatchObject(aliceAccount);
  expect(told).toEqual(["changed"]);
  // The answer that was under way is older than the session.
  server.release();
  await time.settle();
  expect(sync.state().session).toMatchObject(aliceAccount);
});

it("signs out when the visitor says so, and stays out", async () => {
  const { time, server, sync } = await openSignedIn();
  void sync.end();
  expect(sync.state()).toEqual(signedOutState);
  await time.settle();
  expect(server.session).toBeNull();
  sync.refresh();
  await time.settle();
  expect(sync.state()).toEqual(signedOutState);
});

it("tells its listeners of changes, and of nothing else", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  const heard: boolean[] = [];
  const stop = sync.subscribe(() => heard.push(sync.state().session !== null));
  server.session = sessionOf(aliceAccount);
  sync.follow(aliceAccount);
  await time.settle();
  sync.refresh();
  await time.settle();
  expect(heard).toEqual([true]);
  stop();
  void sync.end();
  await time.settle();
  expect(heard).toEqual([true]);
});
