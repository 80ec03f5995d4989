// Tests what long work prints, on a terminal and in a log.
import { expect, test } from "vitest";
import { createProgressBar } from "./progressBar.ts";

function barOn(isTTY: boolean) {
  const written: string[] = [];
  const bar = createProgressBar({ isTTY, write: (text: string) => written.push(text) });
  return { bar, written };
}

test("on a terminal one line is drawn over, and nothing of the line before stays", () => {
  const { bar, written } = barOn(true);
  bar.show(0, 8, "a long name");
  bar.show(4, 8, "b");
  bar.show(4, 8, "b");
  bar.end();
  expect(written).toEqual([
    `\r[${"·".repeat(30)}]   0 %  a long name`,
    `\r[${"#".repeat(15)}${"·".repeat(15)}]  50 %  b          `,
    "\n",
  ]);
});

test("in a log each tenth is a line", () => {
  const { bar, written } = barOn(false);
  for (let done = 0; done <= 40; done += 1) bar.show(done, 40, "rows");
  bar.end();
  expect(written).toHaveLength(11);
  expect(written.slice(0, 2)).toEqual(["0 %  rows\n", "10 %  rows\n"]);
});

test("nothing to do is all done, and more than was foreseen is not more than all", () => {
  const { bar, written } = barOn(false);
  bar.show(0, 0, "rows");
  bar.show(12, 10, "rows");
  expect(written).toEqual(["100 %  rows\n"]);
});
