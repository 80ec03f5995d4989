// Rows of a label and a value in a well.
import type { DataRow } from "../promptRequest.ts";
import { element } from "./element.ts";

const deepest = 3;

export function dataList(label: string, rows: readonly DataRow[]): HTMLElement {
  return well(
    label,
    "rows",
    element(
      "dl",
      { class: "rows" },
      ...rows.map(({ depth, label: term, value }) =>
        element(
          "div",
          {
            class: `row depth-${Math.min(depth, deepest)}${value === undefined ? " heading" : ""}`,
          },
          element("dt", {}, ...breakable(term)),
          element("dd", value === undefined ? { hidden: true } : {}, value ?? ""),
        ),
      ),
    ),
  );
}

export function well(label: string, kind: string, content: Node | string): HTMLElement {
  return element("div", { class: `well ${kind}`, role: "group", "aria-label": label }, content);
}

/** Names like "verifyingContract" may break between their words, and not in the middle of one. */
function breakable(name: string): (Node | string)[] {
  return name.split(/(?=[A-Z])/).flatMap((part) => [element("wbr"), part]);
}
