// Tests that a session ends in an open page when its time is up, by whatever clock.

import { hour } from "@loamstead/lib/testing/fakeTime.ts";
import { expect, it } from "vitest";
import { alice, unreachable } from "./testing/fakeServer.ts";
import { nobody, openSessionSync } from "./testing/openSessionSync.ts";

it("expires in an open page", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice);
  sync.follow(alice);
  await time.pass(hour - 1000);
  expect(sync.state().session).not.toBeNull();
  server.session = null;
  await time.pass(2000);
  expect(sync.state()).toEqual(nobody);
});

it("expires without the server too, and lives on where the server has prolonged it", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice);
  sync.follow(alice);
  await time.pass(hour - 1000);
  server.session = sessionOf(alice);
  await time.pass(2000);
  expect(sync.state().session).toEqual(server.session);
  server.fault = unreachable;
  await time.pass(hour);
  expect(sync.state()).toEqual(nobody);
});

it("a clock far ahead does not make it ask without end, nor a far end set off a timer", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice, -hour);
  sync.follow(alice);
  await time.pass(10 * 60_000 + 1);
  expect(server.asked).toHaveLength(11);
  expect(sync.state().session).not.toBeNull();
  server.session = sessionOf(alice, 90 * 24 * hour);
  await time.pass(60_000);
  server.asked = [];
  await time.pass(2 * 24 * hour);
  expect(server.asked).toHaveLength(2);
});
