// Tests that a server that is gone or refuses signs nobody out, is asked again, and not without end.

import { hourMs } from "@loamstead/lib/testing/fakeTime.ts";
import { expect, it } from "vitest";
import { aliceAccount } from "./testing/holders.ts";
import { openSessionSync, signedOutState, unknown } from "./testing/openSessionSync.ts";
import { noConnection } from "./testing/sessionServer.ts";

it("without the server it stays unknown and asks again, each time a little later", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount, 24 * hourMs);
  server.fault = noConnection;
  sync.follow(aliceAccount);
  await time.pass(6_900);
  expect(server.asked).toHaveLength(3);
  expect(sync.state()).toEqual(unknown);
  await time.pass(200);
  expect(sync.state()).toEqual(signedOutState);
  await time.pass(10 * 60_000);
  expect(server.asked.length).toBeLessThan(30);
  server.fault = undefined;
  await time.pass(30_000);
  expect(sync.state().session).toMatchObject(aliceAccount);
  const { length } = server.asked;
  await time.pass(hourMs);
  expect(server.asked).toHaveLength(length);
});

it("a network that is gone for a while signs nobody out", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount, 2 * hourMs);
  sync.follow(aliceAccount);
  await time.settle();
  server.fault = noConnection;
  sync.refresh();
  await time.pass(hourMs);
  expect(sync.state().session).toMatchObject(aliceAccount);
});

it("a sign-out that the server has not heard of is not forgotten", async () => {
  const { time, server, told, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount, 24 * hourMs);
  sync.follow(aliceAccount);
  await time.settle();
  server.fault = noConnection;
  sync.follow(undefined);
  await time.pass(60_000);
  expect(server.session).not.toBeNull();
  sync.follow(aliceAccount);
  await time.pass(1000);
  expect(sync.state().session).toBeNull();
  server.fault = undefined;
  await time.pass(30_000);
  expect(server.session).toBeNull();
  expect(sync.state()).toEqual(signedOutState);
  expect(told).toEqual(["changed"]);
  expect(time.waiting()).toBe(0);
});

it("a server that refuses the sign-out for good is not asked without end", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount);
  sync.follow(aliceAccount);
  await time.settle();
  server.fault = Object.assign(new Error("no"), { status: 403 });
  sync.follow(undefined);
  await time.pass(hourMs);
  expect(server.asked).toEqual(["session", "signOut"]);
});
