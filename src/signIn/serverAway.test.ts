// Tests that a server that is gone or refuses signs nobody out, is asked again, and not without end.

import { hour } from "@loamstead/lib/testing/fakeTime.ts";
import { expect, it } from "vitest";
import { alice, unreachable } from "./testing/fakeServer.ts";
import { nobody, openSessionSync, unknown } from "./testing/openSessionSync.ts";

it("without the server it stays unknown and asks again, each time a little later", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice, 24 * hour);
  server.fault = unreachable;
  sync.follow(alice);
  await time.pass(6_900);
  expect(server.asked).toHaveLength(3);
  expect(sync.state()).toEqual(unknown);
  await time.pass(200);
  expect(sync.state()).toEqual(nobody);
  await time.pass(10 * 60_000);
  expect(server.asked.length).toBeLessThan(30);
  server.fault = undefined;
  await time.pass(30_000);
  expect(sync.state().session).toMatchObject(alice);
  const { length } = server.asked;
  await time.pass(hour);
  expect(server.asked).toHaveLength(length);
});

it("a network that is gone for a while signs nobody out", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice, 2 * hour);
  sync.follow(alice);
  await time.settle();
  server.fault = unreachable;
  sync.refresh();
  await time.pass(hour);
  expect(sync.state().session).toMatchObject(alice);
});

it("a sign-out that the server has not heard of is not forgotten", async () => {
  const { time, server, told, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice, 24 * hour);
  sync.follow(alice);
  await time.settle();
  server.fault = unreachable;
  sync.follow(undefined);
  await time.pass(60_000);
  expect(server.session).not.toBeNull();
  sync.follow(alice);
  await time.pass(1000);
  expect(sync.state().session).toBeNull();
  server.fault = undefined;
  await time.pass(30_000);
  expect(server.session).toBeNull();
  expect(sync.state()).toEqual(nobody);
  expect(told).toEqual(["changed"]);
  expect(time.waiting()).toBe(0);
});

it("a server that refuses the sign-out for good is not asked without end", async () => {
  const { time, server, sync, sessionOf } = openSessionSync();
  server.session = sessionOf(alice);
  sync.follow(alice);
  await time.settle();
  server.fault = { kind: "refused", status: 403, code: "other" };
  sync.follow(undefined);
  await time.pass(hour);
  expect(server.asked).toEqual(["session", "signOut"]);
});
