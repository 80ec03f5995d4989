import { breakpoints } from "@loamstead/ui/breakpoints.ts";
import { expect, test } from "vitest";
import { namedWidths } from "./namedWidths.ts";

function filled(params: string): string {
  const rule = { params, error: (message: string) => new Error(message) };
  namedWidths.AtRule.media(rule);
  namedWidths.AtRule.media(rule);
  return rule.params;
}

test("a breakpoint's name stands for its width", () => {
  expect(filled("(width >= tablet) and (width < laptop)")).toBe(
    `(width >= ${breakpoints.tablet}rem) and (width < ${breakpoints.laptop}rem)`,
  );
  expect(filled("(height < low) and (hover: hover)")).toBe("(height < 35rem) and (hover: hover)");
  expect(filled("(height <= low) and (hover: hover)")).toBe("(height <= 35rem) and (hover: hover)");
});

test.each(["(width < 500px)", "(min-width: 30em)", "(max-height: 10rem)", "(width >= 5in)"])(
  "%s wants a name",
  (query) => {
    expect(() => filled(query)).toThrow("Name the width");
  },
);

test("a name that nobody gave is an error", () => {
  expect(() => filled("(width < watch)")).toThrow("no breakpoint of that name");
});

test("there are no more than five, smallest first", () => {
  const widths = Object.values(breakpoints);
  expect(widths.length).toBeLessThanOrEqual(5);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});
