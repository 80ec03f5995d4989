// Whether the kit's styles change how a host's own elements look: those on the page are read with the kit's rules and without.
import type { Page } from "playwright";

/** What differs, element by element; and how many of the kit's rules were taken out to find that. */
export const changedByKit = (page: Page): Promise<{ rules: number; changes: string[] }> =>
  page.evaluate(() => {
    // The room that the kit's own parts take is theirs.
    for (const part of document.querySelectorAll<HTMLElement>("[data-rk]"))
      part.style.setProperty("display", "none", "important");
    const elements = [...document.querySelectorAll("html, body, body *")].filter(
      (element) => !element.closest("[data-rk]"),
    );
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !name.startsWith("--rk"));
        return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
      });

    let rules = 0;
    const takeOut = (parent: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = parent.cssRules[at]!;
        const inside = rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule);
        if (inside) takeOut(rule);
        else if (/data-rk|\brk-/.test(rule.cssText)) {
          parent.deleteRule(at);
          rules += 1;
        }
      }
    };

    const before = looks();
    for (const sheet of document.styleSheets) takeOut(sheet);
    const changes = looks().flatMap((look, at) =>
      [...look]
        .filter(([name, value]) => before[at]!.get(name) !== value)
        .map(
          ([name, value]) =>
            `${elements[at]!.tagName} ${name}: ${value}, not ${before[at]!.get(name)}`,
        ),
    );
    return { rules, changes };
  });
