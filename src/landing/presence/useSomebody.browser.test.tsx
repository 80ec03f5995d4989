// A field comes to life for whoever is at the page, and not yet for whoever is on the way to something in the bar.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
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
