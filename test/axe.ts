// What axe finds wrong with a page of Playwright's, or with a part of it.
import axe from "axe-core";
import type { Page } from "playwright";

/** By a selector, or axe's own way to name what is looked at and what is not. */
export type Part = string | { include: [string][]; exclude: [string][] };

/** One line for each rule that is broken, of all or of these. */
export async function violations(
  page: Page,
  part: Part = "html",
  rules?: readonly string[],
): Promise<string[]> {
  // Once a document: what the browser has compiled of it goes on being used.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([around, only]) => {
      const here: typeof axe = Reflect.get(globalThis, "axe");
      // What passes, and how, is never looked at.
      const options = { resultTypes: ["violations" as const], ...(only && { runOnly: [...only] }) };
      const found = await here.run(around, options);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    [part, rules] as const,
  );
}
