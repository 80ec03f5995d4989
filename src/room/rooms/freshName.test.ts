// Names that no other room has.
import { expect, test } from "vitest";
import { freshName as fresh } from "../../keeping/library/openLibrary.ts";
import { isName } from "../model/schema.ts";
import { LONGEST_NAME } from "../model/units.ts";

const freshName = (name: string, taken: ReadonlySet<string>) => fresh(name, taken, LONGEST_NAME);

test("counts up past every name that is taken", () => {
  expect(freshName("Den", new Set())).toBe("Den");
  expect(freshName("Den", new Set(["Den"]))).toBe("Den 2");
  expect(freshName("Den 2", new Set(["Den", "Den 2", "Den 3"]))).toBe("Den 4");
});

test("stays a name, however long it was and whatever it is written in", () => {
  for (const long of ["n".repeat(60), "🪑".repeat(30), `${"a".repeat(57)} b`]) {
    const fresh = freshName(long, new Set([long]));
    expect(isName(fresh)).toBe(true);
    expect(fresh.endsWith(" 2")).toBe(true);
  }
});
