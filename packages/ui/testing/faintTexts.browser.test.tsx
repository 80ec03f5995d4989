// Tests that what is measured is what is painted: the worst end of a gradient, which axe leaves open.
import axe from "axe-core";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { faintTexts } from "./faintTexts.ts";
import { mount } from "./mount.tsx";

function paint(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `.sample { position: fixed; inset: 10px auto auto 10px; color: #000; ${rules} }`,
  );
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

test("words over a gradient are as readable as at its darkest end", async () => {
  await page.viewport(640, 360);
  paint("inline-size: 300px; background: linear-gradient(to right, #333, #fff 90%)");
  const { host } = mount(<p className="sample">Down by the pond the reeds are high</p>);
  const { incomplete } = await axe.run(host, { runOnly: ["color-contrast"] });
  expect(incomplete.map(({ id }) => id)).toEqual(["color-contrast"]);
  const [line] = await faintTexts(".sample");
  expect(line).toMatch(/^"Down by .* has 1\.[67]\d : 1, and needs 4\.5$/);
});

test("its letters themselves do not count, nor what the gradient does beyond them", async () => {
  await page.viewport(640, 360);
  paint("inline-size: 600px; background: linear-gradient(to right, #fff 50%, #333)");
  mount(<p className="sample">Down by the pond</p>);
  expect(await faintTexts(".sample")).toEqual([]);
});

test("a line that passes under something is not read there", async () => {
  await page.viewport(640, 360);
  paint("background: #fff; &::after { content: ''; position: absolute; inset: 0 }");
  mount(
    <main>
      <p className="sample">Down by the pond</p>
      <p className="sample">In the reeds</p>
    </main>,
  );
  expect(await faintTexts("main")).toEqual([]);
  paint("background: #222");
  expect(await faintTexts("main")).toEqual([expect.stringMatching(/^"In the reeds" has 1\.3/)]);
});

test("a part without words is no proof", async () => {
  await expect(faintTexts(".sample")).rejects.toThrow("No text is in sight: .sample");
});
