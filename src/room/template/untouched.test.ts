// A room is its visitor's own once a thing in it is another, wherever it stands or whatever it is.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decode } from "../model/decode.ts";
import type { RoomDocument } from "../model/room.ts";
import { isUntouched, templates } from "./index.ts";

const shell = ({ document }: { document: RoomDocument }, more: Partial<RoomDocument["shell"]>) => ({
  ...document,
  shell: { ...document.shell, ...more },
});

describe("untouched", () => {
  test.each(templates())("$name is untouched under any name and light", (template) => {
    expect(isUntouched(template.document)).toBe(true);
    expect(isUntouched(shell(template, { name: "Mine", light: "night" }))).toBe(true);
  });

  test.each(templates())(
    "$name is somebody's once it is painted or a thing is gone",
    (template) => {
      const { document } = template;
      expect(isUntouched(shell(template, { floor: { kind: "slate-flags", tint: "moss" } }))).toBe(
        false,
      );
      const [first] = document.items.keys();
      if (first === undefined) return;
      const items = new Map([...document.items].filter(([id]) => id !== first));
      expect(isUntouched({ ...document, items })).toBe(false);
    },
  );

  test("a template that has no card any more is still nobody's work", async () => {
    const folder = join(import.meta.dirname, "retired");
    const names = await readdir(folder);
    expect(names).toHaveLength(16);
    for (const name of names) {
      const read = decode(await readFile(join(folder, name), "utf8"));
      if (!read.ok) throw new Error(`${name} cannot be read`);
      expect(isUntouched(read.value), name).toBe(true);
      const [first] = read.value.items.keys();
      const items = new Map([...read.value.items].filter(([id]) => id !== first));
      expect(isUntouched({ ...read.value, items }), name).toBe(false);
    }
  });
});
