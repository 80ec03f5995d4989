import { expect, it } from "vitest";
import { textsOf } from "./textsOf.ts";

it("reads sentences whole, rows as one, and what is only spoken", () => {
  const markup = `<p class="a">Of <b>ten</b> &amp; <a href="/x">two</a>.</p><svg viewBox="0 0 9 9"><title>9</title></svg>
    <table><tr><th scope="row">12</th><td>9,804</td><td>9</td></tr></table>
    <img alt="Field 44" width="9"/><button aria-label="Turn 5 degrees">Turn<!-- --> 5</button>`;
  expect([...textsOf(markup)]).toEqual([
    "Of ten & two.",
    "12 | 9,804 | 9",
    "Turn 5",
    "Field 44",
    "Turn 5 degrees",
  ]);
});
