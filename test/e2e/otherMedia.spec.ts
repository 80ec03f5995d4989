// What every page is on paper, in forced colours and for whoever asks for more contrast.
import { pages } from "./pages.ts";
import { expect, test } from "./test.ts";
import { unreadable } from "./textColours.ts";

// In one worker, whose server draws each page once.
test.describe.configure({ mode: "default" });
test.use({ withWebGl: false });

for (const path of pages)
  test(`${path} can be printed, and read in other colours than its own`, async ({ page }) => {
    // By lamplight, where all is the other way round than on paper.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();

    await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" });
    await expect.poll(() => unreadable(page, "paper"), "light on white paper").toEqual([]);
    // Nothing that is fixed to the window is printed on every sheet.
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((each) => ["fixed", "sticky"].includes(getComputedStyle(each).position))
        // A dialog that is made ready lies there unseen.
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((each) => each.getBoundingClientRect().height > 1)
        .map((each) => each.className),
    );
    expect(fixed).toEqual([]);
    await page.emulateMedia({ media: "screen", forcedColors: "active", reducedMotion: "reduce" });
    await expect.poll(() => unreadable(page, "own"), "in forced colours").toEqual([]);

    await page.emulateMedia({ forcedColors: "none", contrast: "more", colorScheme: "light" });
    const soft = () =>
      page.evaluate(() => {
        const { color } = getComputedStyle(document.body);
        const probe = document.body.appendChild(document.createElement("i"));
        probe.className = "probe";
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".probe { color: var(--soft) }");
        document.adoptedStyleSheets = [sheet];
        const read = getComputedStyle(probe).color;
        probe.remove();
        document.adoptedStyleSheets = [];
        return read === color;
      });
    expect(await soft(), "what is soft is as strong as all else").toBe(true);
  });
