import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { commands, findCommand } from "./commands.mjs";

const root = path.resolve(import.meta.dirname, "../..");

test("a known command names its file, and the file is there", async () => {
  expect(findCommand("start")).toEqual({ ok: true, file: "scripts/start.ts", writes: false });
  for (const { file } of Object.values(commands))
    expect(await readFile(path.join(root, file), "utf8")).not.toBe("");
});

test.each([undefined, "", "nope", "toString", "__proto__"])(
  "%j is refused with the list of commands",
  (name) => {
    const found = findCommand(name);
    expect(found.ok).toBe(false);
    for (const known of Object.keys(commands)) expect(found.reason).toContain(`npm run ${known}`);
  },
);

test("package.json calls every command by its own name, and nothing else", async () => {
  const { scripts } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  expect(scripts).toEqual(
    Object.fromEntries(
      Object.keys(commands).map((name) => [name, `node scripts/bootstrap.mjs ${name}`]),
    ),
  );
});
