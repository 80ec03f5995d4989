// Checks what is on the page with axe, by day and by night, once all motion has ended.
import axe from "axe-core";
import { expect } from "vitest";
import { aboutScheme } from "./aboutScheme.ts";
import { emulate } from "./media.ts";

async function violations(part: Element, runOnly?: string[]): Promise<string[]> {
  // What stands alone in a test has no landmark around it.
  const wanted = runOnly ? { runOnly } : { rules: { region: { enabled: false } } };
  const found = await axe.run(part, { ...wanted, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

export async function expectNoViolations(part: Element = document.body): Promise<void> {
  await expectNoViolationsIn("light", part);
  await expectNoViolationsIn("dark", part, aboutScheme);
}

/** In one colour scheme: by all rules, unless some are named. */
export async function expectNoViolationsIn(
  scheme: "light" | "dark",
  part: Element,
  rules?: string[],
): Promise<void> {
  await emulate({ "prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce" });
  expect(matchMedia("(prefers-color-scheme: dark)").matches).toBe(scheme === "dark");
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  expect(await violations(part, rules), scheme).toEqual([]);
}
