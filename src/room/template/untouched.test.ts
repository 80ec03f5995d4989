// A room is its visitor's own once a thing in it is another, wherever it stands or whatever it is.
import { expect, test } from "vitest";
import type { RoomDocument } from "../model/room.ts";
import { isUntouched, templates } from "./index.ts";

const shell = ({ document }: { document: RoomDocument }, more: Partial<RoomDocument["shell"]>) => ({
  ...document,
  shell: { ...document.shell, ...more },
});

test.each(templates())("$name is untouched under any name and light", (template) => {
  expect(isUntouched(template.document)).toBe(true);
  expect(isUntouched(shell(template, { name: "Mine", light: "night" }))).toBe(true);
});

test.each(templates())("$name is somebody's once it is painted or a thing is gone", (template) => {
  const { document } = template;
  expect(isUntouched(shell(template, { floor: { kind: "slate-flags", tint: "moss" } }))).toBe(
    false,
  );
  const [first] = document.items.keys();
  if (first === undefined) return;
  const items = new Map([...document.items].filter(([id]) => id !== first));
  expect(isUntouched({ ...document, items })).toBe(false);
});
