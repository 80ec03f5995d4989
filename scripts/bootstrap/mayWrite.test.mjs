import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mayWrite } from "./mayWrite.mjs";

const refusing = (folder, code) => async (looked) => {
  if (looked === folder) throw Object.assign(new Error(code), { code });
};

test("a folder that may be written is no matter, with packages or without", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "may write "));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  expect(await mayWrite(root, "build")).toEqual({ ok: true });
});

test.each([
  ["/farm", "EROFS"],
  ["/farm/node_modules", "EACCES"],
])(
  "where %s cannot be written, folder, reason and a way out are told (%s)",
  async (folder, code) => {
    const told = await mayWrite("/farm", "test:unit", refusing(folder, code));
    expect(told.ok).toBe(false);
    expect(told.reason).toContain(
      `"npm run test:unit" writes into the project's folder, and ${folder} `,
    );
    expect(told.reason).toContain(`(${code}). Copy the project`);
  },
);
