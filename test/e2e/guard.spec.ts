// Proves that the watch on every page sees what it is there to see.
import { expect, test } from "./test.ts";
import { lightPage } from "./walletPage.ts";
import { watchForTrouble } from "./watchForTrouble.ts";

test.use({ expectedTrouble: [/./] });

test("a call to another host and a logged or thrown error are noted", async ({ page, context }) => {
  const trouble = watchForTrouble(context);
  await page.goto(lightPage);
  await page.evaluate(async () => {
    console.error("a line of ours");
    console.warn("only a warning");
    await fetch("https://elsewhere.example/pixel").catch(() => {});
    await fetch(location.href);
    setTimeout(() => {
      throw new Error("thrown by ours");
    });
  });
  await expect.poll(() => trouble().join("\n")).toContain("thrown by ours");
  const told = trouble().join("\n");
  expect(told).toContain("console error: a line of ours");
  expect(told).not.toContain("only a warning");
  expect(told).not.toContain("other host: http://localhost");
});

test("a request that leaves the machine is stopped by the browser", async ({ page }) => {
  const trouble = watchForTrouble(page.context());
  const failed = page.waitForEvent("requestfailed");
  await page.setContent('<img src="http://elsewhere.example/picture.png" alt="">');
  expect((await failed).failure()?.errorText).toContain("ERR_NAME_NOT_RESOLVED");
  expect(trouble().join("\n")).toContain("request to another host: http://elsewhere.example");
});

test("a websocket to another host is noted", async ({ page, context }) => {
  const trouble = watchForTrouble(context);
  const later = await context.newPage();
  await later.setContent("<p>later</p>");
  await later.evaluate(() => void new WebSocket("ws://elsewhere.example/"));
  await expect.poll(() => trouble().join("\n")).toContain("another host: ws://elsewhere.example");
  await page.close();
});

test.describe("where no trouble is expected", () => {
  test.use({ expectedTrouble: [] });

  test.fail("a test whose page logs an error fails", async ({ page }) => {
    await page.evaluate(() => console.error("a line of ours"));
  });

  test("a test whose page behaves passes", async ({ page }) => {
    await page.evaluate(() => console.log("a line of ours"));
  });
});
