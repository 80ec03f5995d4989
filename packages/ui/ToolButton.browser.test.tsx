import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./base.css";
import { ToolButton } from "./ToolButton.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";

const background = (name: string) =>
  getComputedStyle(page.getByRole("button", { name }).element()).backgroundColor;

test("lies flat until the pointer comes, and stays so where it cannot be used", async () => {
  mount(
    <main>
      <h1>Tools</h1>
      <ToolButton className="turn">Turn</ToolButton>
      <ToolButton className="undo" aria-disabled>
        Undo
      </ToolButton>
    </main>,
  );
  const flat = background("Turn");
  await userEvent.hover(page.getByRole("button", { name: "Turn" }));
  expect(background("Turn")).not.toBe(flat);
  await userEvent.hover(page.getByRole("button", { name: "Undo" }));
  expect(background("Undo")).toBe(flat);
  await expectNoViolations();
});
