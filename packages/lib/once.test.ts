import { describe, expect, test, vi } from "vitest";
import { once } from "./once.ts";

describe("once", () => {
  test("all who ask have the same; after a failure it is begun anew", async () => {
    const begin = vi.fn<() => Promise<string>>();
    begin.mockRejectedValueOnce(new Error("no line")).mockResolvedValue("here");
    const ask = once(begin);
    expect(begin).not.toHaveBeenCalled();
    const [first, second] = [ask(), ask()];
    expect(second).toBe(first);
    await expect(first).rejects.toThrow("no line");
    expect(await ask()).toBe("here");
    expect(await ask()).toBe("here");
    expect(begin).toHaveBeenCalledTimes(2);
  });
});
