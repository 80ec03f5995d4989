// Tests that a session ends in an open page when its time is up, by whatever clock.

import { hourMs } from "@loamstead/lib/testing/fakeTime.ts";
import { expect, it } from "vitest";
import { aliceAccount } from "./testing/holders.ts";
import { openSessionSync, signedOutState } from "./testing/openSessionSync.ts";
import { noConnection } from "./testing/sessionServer.ts";

it("expires in an open page", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount);
  sync.follow(aliceAccount);
  await time.pass(hourMs - 1000);
  expect(sync.state().session).not.toBeNull();
  server.session = null;
  await time.pass(2000);
  expect(sync.state()).toEqual(signedOutState);
});

it("expires without the server too, and lives on where the server has prolonged it", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount);
  sync.follow(aliceAccount);
  await time.pass(hourMs - 1000);
  server.session = sessionOf(aliceAccount);
  await time.pass(2000);
  expect(sync.state().session).toEqual(server.session);
  server.fault = noConnection;
  await time.pass(hourMs);
  expect(sync.state()).toEqual(signedOutState);
});

it("a clock far ahead does not make it ask without end, nor a far end set off a timer", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(aliceAccount, -hourMs);
  sync.follow(aliceAccount);
  await time.pass(10 * 60_000 + 1);
  expect(server.asked).toHaveLength(11);
  expect(sync.state().session).not.toBeNull();
  server.session = sessionOf(aliceAccount, 90 * 24 * hourMs);
  await time.pass(60_000);
  server.asked = [];
  await time.pass(2 * 24 * hourMs);
  expect(server.asked).toHaveLength(2);
});
