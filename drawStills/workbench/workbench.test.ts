// The workbench shows a piece from all sides, follows its file, and says in words what is wrong with it.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromiumArgs, softwareGraphicsArgs } from "../../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../../scripts/browser/findBrowser.ts";
import { fromRoot } from "../../scripts/run/root.ts";
import { isLong } from "../../test/soak.ts";
import { openWorkbench, type Workbench } from "./serve.ts";

const PATIENCE_MS = 120_000;

let folder: string;
let browser: Browser;
let workbench: Workbench;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "loamstead-workbench-"));
  await cp(fromRoot("src/models"), join(folder, "models"), { recursive: true });
  const found = await findBrowser();
  if (!found.ok) throw new Error(found.reason);
  const args = [...chromiumArgs, ...softwareGraphicsArgs];
  browser = await chromium.launch({ executablePath: found.path, args });
  workbench = await openWorkbench({
    wanted: "ladder-back",
    furniture: join(folder, "models/furniture"),
  });
}, PATIENCE_MS);
afterAll(async () => {
  await workbench?.close();
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

it.runIf(isLong)(
  "shows a chair, and what is wrong with it as soon as its file is saved",
  async () => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(workbench.url);
    await page.getByRole("heading", { name: "Ladder-back chair" }).waitFor();
    await page.getByRole("heading", { name: "Nothing is wrong with it" }).waitFor();
    // Turned by nobody, it stands still for whoever wants no motion.
    await page.getByRole("button", { name: "Turn slowly" }).waitFor();
    expect(await page.getByRole("img", { name: "Ladder-back chair" }).count()).toBe(1);
    expect(await page.getByRole("img", { name: /^Walnut by (day|night)$/ }).count()).toBe(2);

    const table = page.locator("canvas");
    const front = await table.screenshot();
    const slider = page.getByRole("slider", { name: "Turn" });
    await slider.focus();
    for (let i = 0; i < 6; i++) await slider.press("ArrowRight");
    expect((await table.screenshot()).equals(front)).toBe(false);

    const file = join(folder, "models/furniture/ladderChair.ts");
    const code = await readFile(file, "utf8");
    await writeFile(file, code.replace("height: 1.37", "height: 0.9"));
    await page.getByText("It is 1.36 tiles high and says 0.9.").waitFor();
    // It stays as the hand left it.
    expect(await slider.inputValue()).toBe("30");
  },
  PATIENCE_MS,
);
