import X from "lucide-react/icons/x";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";
// Fetched when first needed on the site; here before the tests, which are not about the network.
import "./Tooltip.tsx";

const icon = <Icon of={X} />;

test("is a named square of 44 pixels", () => {
  mount(<IconButton icon={icon} label="Close" />);
  const { width, height } = page
    .getByRole("button", { name: "Close", exact: true })
    .element()
    .getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test("shows its name, with the hint, to whoever comes by keyboard", async () => {
  mount(<IconButton icon={icon} label="Undo" hint="Ctrl+Z" />);
  await expect.element(page.getByRole("button")).toHaveAttribute("aria-description", "Ctrl+Z");
  expect(document.querySelector("[role=tooltip]")).toBeNull();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("Undo · Ctrl+Z")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Undo", exact: true })).toHaveFocus();
});

test("at work it keeps the focus and takes no press", async () => {
  const onClick = vi.fn();
  const { render } = mount(<IconButton icon={icon} label="Save" onClick={onClick} />);
  await userEvent.click(page.getByRole("button"));
  render(<IconButton icon={icon} label="Save" busy onClick={onClick} />);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Save" })).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("has no violation in any state", async () => {
  mount(
    <main>
      <h1>Icon buttons</h1>
      <IconButton icon={icon} label="Close" />
      <IconButton icon={icon} label="Zoom in" kind="raised" hint="Plus" />
      <IconButton icon={icon} label="Grid" aria-pressed="true" />
      <IconButton icon={icon} label="Saving" busy />
      <IconButton icon={icon} label="Undo" disabled />
    </main>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  await expectNoViolations();
});
