// Tests that a held port is taken, and that a released one is free.
import { expect, test } from "vitest";
import { holdFreePort } from "./holdFreePort.ts";
import { portIsFree } from "./portIsFree.ts";

test("a held port is kept from others until it is released", async () => {
  const held = await holdFreePort("127.0.0.1");
  expect(await portIsFree(held.port, "127.0.0.1")).toMatchObject({ ok: false });
  await held.release();
  expect(await portIsFree(held.port, "127.0.0.1")).toMatchObject({ ok: true });
});
