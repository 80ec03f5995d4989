// Checks what is on the page with axe, by day or by night, once all motion has ended.
import axe from "axe-core";
import { expect } from "vitest";
import { isLong } from "../../../test/soak.ts";
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

/** In both colour schemes; in the short form in one of them, by turns. What a test does next it does by night. */
export async function expectNoViolations(part: Element = document.body): Promise<void> {
  if (!isLong && isTurnOfNight()) return expectNoViolationsIn("dark", part);
  await expectNoViolationsIn("light", part);
  if (isLong) await expectNoViolationsIn("dark", part, { only: aboutScheme });
  else await emulateScheme("dark");
}

const asked = { test: "", times: 0 };

/** By the test and how often it has asked: the same whatever ran before it. */
function isTurnOfNight(): boolean {
  const { currentTestName: test = "" } = expect.getState();
  asked.times = asked.test === test ? asked.times + 1 : 0;
  asked.test = test;
  return (test.length + asked.times) % 2 === 1;
}

/** In one colour scheme: by all rules, unless it is said by which. */
export async function expectNoViolationsIn(
  scheme: "light" | "dark",
  part: Element,
  rules: Rules = { without: [] },
): Promise<void> {
  await emulateScheme(scheme);
  expect(matchMedia("(prefers-color-scheme: dark)").matches).toBe(scheme === "dark");
  await allArrived();
  expect(await violations(part, rules), scheme).toEqual([]);
}

const emulateScheme = (scheme: "light" | "dark") =>
  emulate({ "prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce" });
