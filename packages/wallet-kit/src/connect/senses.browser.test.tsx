// Tests that an app opens in this place and a web page in a new one, which learns nothing of this page.
import { expect, onTestFinished, test, vi } from "vitest";
import { openUri } from "./senses.ts";

function page() {
  const location = { href: "" } as Location;
  return { document, location };
}

test.each(["rainbow://wc?uri=1", "metamask://wc?uri=1", "wc:1@2?symKey=1"])("%s", (uri) => {
  const here = page();
  openUri(uri, here);
  expect(here.location.href).toBe(uri);
});

test("a web page opens by a link", () => {
  const pressed: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push(this);
  });
  onTestFinished(() => click.mockRestore());
  const here = page();
  openUri("https://rnbwapp.com/wc?uri=1", here);
  expect(here.location.href).toBe("");
  expect(pressed).toMatchObject([
    { href: "https://rnbwapp.com/wc?uri=1", target: "_blank", rel: "noreferrer noopener" },
  ]);
});
