// Checks what is on the page with axe, by day and by night, once all motion has ended.
import axe from "axe-core";
import { expect } from "vitest";
import { aboutScheme } from "./aboutScheme.ts";
import { allArrived } from "./allArrived.ts";
import { emulate } from "./media.ts";

type Rules = { only: string[] } | { without: string[] };

async function violations(part: Element, rules: Rules): Promise<string[]> {
  const wanted =
    "only" in rules
      ? { runOnly: rules.only }
      : // What stands alone in a test has no landmark around it.
        {
          rules: Object.fromEntries(
            ["region", ...rules.without].map((rule) => [rule, { enabled: false }]),
          ),
        };
  const found = await axe.run(part, { ...wanted, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

export async function expectNoViolations(part: Element = document.body): Promise<void> {
  await expectNoViolationsIn("light", part);
  await expectNoViolationsIn("dark", part, { only: aboutScheme });
}

/** In one colour scheme: by all rules, unless it is said by which. */
export async function expectNoViolationsIn(
  scheme: "light" | "dark",
  part: Element,
  rules: Rules = { without: [] },
): Promise<void> {
  await emulate({ "prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce" });
  expect(matchMedia("(prefers-color-scheme: dark)").matches).toBe(scheme === "dark");
  await allArrived();
  expect(await violations(part, rules), scheme).toEqual([]);
}
