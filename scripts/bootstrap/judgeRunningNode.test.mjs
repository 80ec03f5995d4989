import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";
import { judgeRunningNode } from "./judgeRunningNode.mjs";

test.each(["20.19.0", "20.20.2", "22.12.0", "24.0.0", "26.10.0"])("Node %s installs", (version) => {
  expect(judgeRunningNode(version)).toEqual({ ok: true });
});

test.each(["16.20.2", "18.20.8", "20.18.1", "21.7.3", "22.11.0"])(
  "Node %s is refused in a sentence",
  (version) => {
    const { ok, reason } = judgeRunningNode(version);
    expect(ok).toBe(false);
    expect(reason).toMatch(`This is Node ${version},`);
    expect(reason).toContain("20.19");
  },
);

test("package.json asks for the same, so that npm says so too", async () => {
  const { engines } = JSON.parse(await readFile(fromRoot("package.json"), "utf8"));
  expect(engines.node).toBe("^20.19.0 || >=22.12.0");
});
