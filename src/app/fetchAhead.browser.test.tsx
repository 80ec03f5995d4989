// A page is fetched once a pointer comes over a link to it, or the focus is on one; what leads elsewhere fetches nothing.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test } from "vitest";
import { fetchAhead } from "./fetchAhead.ts";

const soon = () => new Promise((resolve) => setTimeout(resolve));

function links() {
  const asked: string[] = [];
  const trouble = { is: false };
  const { host } = mount(
    <>
      <a href="/farm/world?at=417">
        The <b>map</b>
      </a>
      <a href="/farm/world">Again</a>
      <svg role="presentation">
        <a href="/farm/world">
          <text>Drawn</text>
        </a>
      </svg>
      <a href="/farm/news">News</a>
      <a href="https://farm.example/farm/world">Elsewhere</a>
      <a href="http://[">Nowhere</a>
      <p>None</p>
    </>,
  );
  // The page's own pointer lies where a test before this left it.
  host.style.pointerEvents = "none";
  const end = fetchAhead({
    base: "/farm/",
    find(path) {
      if (path !== "/world") return null;
      return async () => {
        asked.push(path);
        if (trouble.is) throw new TypeError("away");
      };
    },
  });
  onTestFinished(end);
  const sign = (type: string, where: string) =>
    host.querySelector(where)!.dispatchEvent(new Event(type, { bubbles: true }));
  return { asked, trouble, sign, end };
}

test.each(["pointerover", "focusin"])("by %s", (type) => {
  const { asked, sign } = links();
  for (const where of ["p", "text", '[href*="news"]', '[href*="example"]', '[href*="["]'])
    sign(type, where);
  expect(asked).toEqual([]);
  sign(type, "b");
  sign(type, '[href$="world"]');
  expect(asked).toEqual(["/world"]);
});

test("again where it did not come, and no more once it is ended", async () => {
  const { asked, trouble, sign, end } = links();
  trouble.is = true;
  sign("pointerover", "b");
  await soon();
  trouble.is = false;
  sign("focusin", "b");
  await soon();
  sign("pointerover", "b");
  expect(asked).toHaveLength(2);
  end();
  trouble.is = true;
  sign("focusin", "b");
  expect(asked).toHaveLength(2);
});
