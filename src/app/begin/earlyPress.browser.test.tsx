// What is pressed on a page before it lives is pressed once more when it does, and only what a button is for.
import { expect, onTestFinished, test, vi } from "vitest";
import { pressAgainOnceAlive } from "./earlyPress.ts";

function printed(markup: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = markup;
  const heard = vi.fn();
  pressAgainOnceAlive(page);
  const press = (what: string) => page.querySelector<HTMLElement>(what)!.click();
  const live = () => {
    page.addEventListener("click", ({ target }) => heard((target as Element).id));
    page.dispatchEvent(new Event("page-alive"));
  };
  onTestFinished(() => page.body.replaceChildren());
  return { page, heard, press, live };
}

test("the last button is pressed once more, by what stands in it too", () => {
  const { heard, press, live } = printed(
    "<button id=play>Play</button><button id=sign><i>in</i></button>",
  );
  press("#play");
  press("#sign i");
  live();
  expect(heard.mock.calls).toEqual([["sign"]]);
});

test("what was heard is not pressed again", () => {
  const { page, heard, press, live } = printed("<button id=play>Play</button>");
  live();
  press("#play");
  page.dispatchEvent(new Event("page-alive"));
  expect(heard).toHaveBeenCalledTimes(1);
});

test("nothing but a button is pressed, none that sent a form, and none that is gone", () => {
  for (const [markup, what] of [
    ["<a id=link>News</a>", "#link"],
    ["<form action='javascript:void 0'><button id=find>Find</button></form>", "#find"],
    ["<button id=gone>Gone</button>", "#gone"],
  ] as const) {
    const { page, heard, press, live } = printed(markup);
    page.addEventListener("submit", (event) => event.preventDefault());
    press(what);
    if (what === "#gone") page.querySelector(what)!.remove();
    live();
    expect(heard, what).not.toHaveBeenCalled();
  }
});
