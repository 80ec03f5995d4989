// What a page is on paper, in forced colours and for whoever asks for more contrast.
import { expect, type Page, test } from "@playwright/test";
import { unreadable } from "./textColours.ts";

export type OtherMedium = keyof typeof readable;

/** Of a page that is open by lamplight, where all is the other way round than on paper; its media are its own again then. */
export async function expectReadableElsewhere(
  page: Page,
  media: readonly OtherMedium[],
): Promise<void> {
  for (const medium of media) await test.step(medium, () => readable[medium](page));
}

const readable = {
  async paper(page: Page): Promise<void> {
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => unreadable(page, "paper"), "light on white paper").toEqual([]);
    expect(await page.evaluate(findFixed), "on every sheet").toEqual([]);
    await page.emulateMedia({ media: null });
  },
  async "forced colours"(page: Page): Promise<void> {
    await page.emulateMedia({ forcedColors: "active" });
    await expect.poll(() => unreadable(page, "own")).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  },
  async "more contrast"(page: Page): Promise<void> {
    await page.emulateMedia({ contrast: "more", colorScheme: "light" });
    expect(await page.evaluate(isSoftStrong), "what is soft is as strong as all else").toBe(true);
    await page.emulateMedia({ contrast: null, colorScheme: "dark" });
  },
};

/** What is fixed to the window would be printed on every sheet. */
function findFixed(): string[] {
  return (
    [...document.querySelectorAll("body *")]
      .filter((each) => ["fixed", "sticky"].includes(getComputedStyle(each).position))
      // A dialog that is made ready lies there unseen.
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => each.getBoundingClientRect().height > 1)
      .map((each) => each.outerHTML.slice(0, 80))
  );
}

function isSoftStrong(): boolean {
  const { color } = getComputedStyle(document.body);
  const probe = document.body.appendChild(document.createElement("i"));
  probe.className = "probe";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".probe { color: var(--soft) }");
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  const read = getComputedStyle(probe).color;
  probe.remove();
  document.adoptedStyleSheets = before;
  return read === color;
}
