// What is opened ahead is opened once, handed over once, and its failure is told to whoever takes it.
import { expect, test, vi } from "vitest";
import { handOver } from "./handOver.ts";

test("is opened ahead once, and anew for whoever comes later", async () => {
  const open = vi.fn(async () => open.mock.calls.length);
  const { ahead, take } = handOver(open);
  ahead();
  ahead();
  expect(open).toHaveBeenCalledTimes(1);
  expect(await take()).toBe(1);
  expect(open).toHaveBeenCalledTimes(1);
  expect(await take()).toBe(2);
});

test("one that failed is told where it is taken, and tried again after", async () => {
  const open = vi.fn<() => Promise<string>>();
  open.mockRejectedValueOnce(new Error("gone")).mockResolvedValue("here");
  const { ahead, take } = handOver(open);
  ahead();
  await expect(take()).rejects.toThrow("gone");
  expect(await take()).toBe("here");
});
