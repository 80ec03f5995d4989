// The place of the connect button: it says honestly what a wallet is and that none is needed yet.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./test.ts";

test("Sign in opens What is a Wallet?, and every way out gives focus back", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Sign in" });
  const dialog = page.getByRole("dialog", { name: "What is a Wallet?" });

  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test(`the dialog is accessible at ${width}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
}
