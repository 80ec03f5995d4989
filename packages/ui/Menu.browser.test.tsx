import Sprout from "lucide-react/icons/sprout";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "./Dialog.tsx";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { Menu, MenuItem } from "./Menu.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";

const onSelect = vi.fn<(what: string) => void>();

function Example() {
  onSelect.mockReset();
  return (
    <main>
      <h1>Rooms</h1>
      <Menu label="More">
        <MenuItem icon={<Icon of={Sprout} />} onSelect={() => onSelect("rename")}>
          Rename
        </MenuItem>
        <MenuItem onSelect={() => onSelect("share")} disabled>
          Share
        </MenuItem>
        <MenuItem href="#guide">Read the guide</MenuItem>
        <MenuItem onSelect={() => onSelect("throw")}>Throw away</MenuItem>
      </Menu>
      <button type="button">After</button>
    </main>
  );
}

const button = () => page.getByRole("button", { name: "More" });
const item = (name: string) => page.getByRole("menuitem", { name });
const isOpen = () => document.querySelector("[role=menu]")!.matches(":popover-open");

test("tells what it opens, and opens at its first entry", async () => {
  mount(<Example />);
  await expect.element(button()).toHaveAttribute("aria-haspopup", "menu");
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  await button().click();
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("menu", { name: "More" })).toBeVisible();
  await expect.element(item("Rename")).toHaveFocus();
  await button().click();
  expect(isOpen()).toBe(false);
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
});

test("arrows open it at either end, walk around, and Home and End jump", async () => {
  mount(<Example />);
  await userEvent.keyboard("{Tab}{ArrowUp}");
  await expect.element(item("Throw away")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Rename")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(item("Read the guide")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowUp}");
  await expect.element(item("Throw away")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(item("Rename")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Throw away")).toHaveFocus();
});

test("letters find entries", async () => {
  mount(<Example />);
  await userEvent.keyboard("{Tab}{ArrowDown}");
  await expect.element(item("Rename")).toHaveFocus();
  await userEvent.keyboard("rea");
  await expect.element(item("Read the guide")).toHaveFocus();
});

test("choosing closes it, gives the focus back, and only then acts", async () => {
  mount(<Example />);
  for (const key of ["{Enter}", " "]) {
    await userEvent.keyboard("{Tab}{ArrowDown}");
    await expect.element(item("Rename")).toHaveFocus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(false);
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  }
  expect(onSelect.mock.calls).toEqual([["rename"], ["rename"]]);
});

test("a link goes where it leads, with the space bar too", async () => {
  mount(<Example />);
  await button().click();
  await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
  expect(location.hash).toBe("#guide");
  history.replaceState(null, "", location.pathname + location.search);
  expect(isOpen()).toBe(false);
});

test("a disabled entry can be heard but not chosen", async () => {
  mount(<Example />);
  await button().click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Share")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onSelect).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

test("Tab closes it and goes on from the button, Escape closes it there", async () => {
  mount(<Example />);
  await button().click();
  await expect.element(item("Rename")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(isOpen()).toBe(false);
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await button().click();
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  await expect.element(button()).toHaveFocus();
});

test("a press elsewhere closes it", async () => {
  mount(<Example />);
  await button().click();
  await userEvent.click(page.getByRole("heading"));
  expect(isOpen()).toBe(false);
});

test("in a dialog, Escape closes the menu first", async () => {
  const onClose = vi.fn();
  mount(
    <Dialog open title="Room" onClose={onClose}>
      <Example />
    </Dialog>,
  );
  await button().click();
  await expect.element(item("Rename")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledWith("escape");
});

test("hangs below its button, and takes another button than its own", async () => {
  mount(
    <main style={{ padding: 60 }}>
      <h1>Room</h1>
      <Menu
        trigger={(props) => <IconButton {...props} icon={<Icon of={Sprout} />} label="Tools" />}
      >
        <MenuItem onSelect={() => {}}>Dig</MenuItem>
      </Menu>
    </main>,
  );
  const own = page.getByRole("button", { name: "Tools", exact: true });
  await own.click();
  await expect.element(item("Dig")).toHaveFocus();
  const menu = page.getByRole("menu", { name: "Tools" }).element();
  await Promise.all(menu.getAnimations().map((animation) => animation.finished));
  const panel = menu.getBoundingClientRect();
  const control = own.element().getBoundingClientRect();
  expect(panel.top).toBeGreaterThanOrEqual(control.bottom);
  expect(panel.left).toBeCloseTo(control.left, 0);
  await expectNoViolations();
});

test("has no violation, closed or open", async () => {
  mount(<Example />);
  await expectNoViolations();
  await button().click();
  await expectNoViolations();
});
