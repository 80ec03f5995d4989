import { expect, test } from "vitest";
import { copyText } from "./copyAddress.ts";

test("copyText tells whether the text was copied", async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  expect(await copyText("a", { writeText })).toBe(true);
  expect(copied).toEqual(["a"]);
  expect(await copyText("a", { writeText: refuse })).toBe(false);
});
