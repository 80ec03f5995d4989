import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { holdFreePort, portIsFree } from "./ports.ts";

test("a port that nothing listens on is free, and stays free", async () => {
  const host = "127.0.0.1";
  const first = createServer().listen(0, host);
  await once(first, "listening");
  const { port } = first.address() as AddressInfo;
  onTestFinished(() => void first.close());

  const taken = await portIsFree(port, host);
  expect(taken).toEqual({ ok: false, reason: expect.stringContaining(`Port ${port}`) });

  first.close();
  await once(first, "close");
  expect(await portIsFree(port, host)).toEqual({ ok: true });
  expect(await portIsFree(port, host)).toEqual({ ok: true });
});

test("an address that is not this machine's names HOST", async () => {
  const answer = await portIsFree(0, "192.0.2.1");
  expect(answer).toEqual({ ok: false, reason: expect.stringContaining("HOST") });
});

test("a held port is kept from others until it is released", async () => {
  const held = await holdFreePort("127.0.0.1");
  expect(await portIsFree(held.port, "127.0.0.1")).toMatchObject({ ok: false });
  await held.release();
  expect(await portIsFree(held.port, "127.0.0.1")).toMatchObject({ ok: true });
});
