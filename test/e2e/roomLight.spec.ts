// The room in the round as the site is built, whose three is a lean one: walls and floor are seen in their light.
import sharp from "sharp";
import { begin, openDesigner, room, SLOW } from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

test("a bare room by day is bright in 3D, and waits for no furniture", { tag: "@long" }, async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openDesigner(page);
  await begin(page, "Four bare walls", "My room");
  await expect(room(page).locator("[data-is-whole] canvas")).toBeVisible({ timeout: SLOW });
  await expect
    .poll(
      async () => {
        const picture = sharp(await room(page).locator("canvas").screenshot());
        const { width = 0, height = 0 } = await picture.metadata();
        // The middle of the floor, which nothing stands on.
        const middle = { left: width >> 1, top: (height * 0.6) | 0, width: 20, height: 20 };
        const { channels } = await sharp(await picture.extract(middle).toBuffer()).stats();
        return Math.min(...channels.slice(0, 3).map(({ mean }) => mean));
      },
      { timeout: SLOW },
    )
    .toBeGreaterThan(70);
  expect(asked.filter((url) => url.includes("/assets/furniture-"))).not.toEqual([]);
  expect(asked.filter((url) => url.includes("/assets/parts-"))).toEqual([]);
});
