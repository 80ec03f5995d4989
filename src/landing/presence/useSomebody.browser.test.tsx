// A field comes to life for whoever is at the page, and not yet for whoever is on the way to something in the bar.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSomebody } from "./useSomebody.ts";

function Field() {
  return <p>{useSomebody() ? "It lives" : "It is still"}</p>;
}

test("a pointer in the bar wakes nothing, one on the page does", async () => {
  mount(
    <header>
      <button type="button">Sign in</button>
      <button type="button">Play</button>
    </header>,
  );
  await userEvent.hover(page.getByRole("button", { name: "Sign in" }));
  mount(<Field />);
  await userEvent.hover(page.getByRole("button", { name: "Play" }));
  await expect.element(page.getByText("It is still")).toBeVisible();
  await userEvent.hover(page.getByText("It is still"));
  await expect.element(page.getByText("It lives")).toBeVisible();
});

test("a finger on the bar, or in a dialog, wakes nothing; one on the page does", async () => {
  mount(
    <>
      <header>
        <button type="button">Sign in</button>
      </header>
      <dialog>
        <button type="button">Close</button>
      </dialog>
    </>,
  );
  await userEvent.hover(page.getByRole("button", { name: "Sign in" }));
  mount(<Field />);
  // From here on as on a phone, which has no mouse that could be anywhere.
  const media = vi
    .spyOn(window, "matchMedia")
    .mockReturnValue({ matches: false } as MediaQueryList);
  onTestFinished(() => media.mockRestore());
  const touch = (of: Element) =>
    of.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  for (const button of document.querySelectorAll("header button, dialog button")) touch(button);
  await new Promise((next) => setTimeout(next, 50));
  expect(page.getByText("It is still").elements()).toHaveLength(1);
  touch(page.getByText("It is still").element());
  await expect.element(page.getByText("It lives")).toBeVisible();
});
