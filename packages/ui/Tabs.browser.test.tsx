import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Tabs } from "./Tabs.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";

const tabs = [
  { id: "map", label: "Map", panel: <input aria-label="Seek a parish" /> },
  { id: "table", label: "Table", panel: <p>Ten thousand fields.</p> },
  { id: "odds", label: "Odds", panel: <p>Rare ponds.</p> },
] as const;

const tab = (name: string) => page.getByRole("tab", { name });

test("shows the panel of the chosen tab and names it", async () => {
  mount(<Tabs label="World" tabs={tabs} />);
  await expect.element(page.getByRole("tablist", { name: "World" })).toBeVisible();
  await expect.element(page.getByRole("tabpanel", { name: "Map" })).toBeVisible();
  await tab("Table").click();
  await expect.element(tab("Table")).toHaveAttribute("aria-selected", "true");
  await expect.element(tab("Map")).toHaveAttribute("aria-selected", "false");
  await expect.element(page.getByRole("tabpanel", { name: "Table" })).toBeVisible();
  await expect.element(page.getByRole("tabpanel", { name: "Map" })).not.toBeInTheDocument();
});

test("a panel keeps what was done in it", async () => {
  mount(<Tabs label="World" tabs={tabs} />);
  await userEvent.fill(page.getByRole("textbox"), "Upper Marl");
  await tab("Odds").click();
  await tab("Map").click();
  await expect.element(page.getByRole("textbox")).toHaveValue("Upper Marl");
});

test("is one stop for the Tab key; arrows choose and go around, Home and End jump", async () => {
  mount(<Tabs label="World" tabs={tabs} />);
  await userEvent.keyboard("{Tab}");
  await expect.element(tab("Map")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab("Odds")).toHaveFocus();
  await expect.element(tab("Odds")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Map")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(tab("Odds")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(tab("Map")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Tab}");
  await expect.element(page.getByRole("tabpanel", { name: "Table" })).toHaveFocus();
});

test("from right to left the arrows turn around", async () => {
  mount(
    <div dir="rtl">
      <Tabs label="World" tabs={tabs} />
    </div>,
  );
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  await expect.element(tab("Table")).toHaveFocus();
});

test("the choice can live outside", async () => {
  const onSelect = vi.fn();
  const { render } = mount(<Tabs label="World" tabs={tabs} selected="odds" onSelect={onSelect} />);
  await expect.element(page.getByRole("tabpanel", { name: "Odds" })).toBeVisible();
  await tab("Table").click();
  expect(onSelect).toHaveBeenCalledWith("table");
  await expect.element(page.getByRole("tabpanel", { name: "Odds" })).toBeVisible();
  render(<Tabs label="World" tabs={tabs} selected="table" onSelect={onSelect} />);
  await expect.element(page.getByRole("tabpanel", { name: "Table" })).toBeVisible();
});

test("is whole without a script: one panel shown, nothing styled inline", () => {
  const html = renderToString(<Tabs label="World" tabs={tabs} />);
  expect(html.match(/role="tabpanel"/g)).toHaveLength(3);
  expect(html.match(/hidden=""/g)).toHaveLength(2);
  expect(html).not.toContain("style=");
});

test("has no violation", async () => {
  mount(
    <main>
      <h1>World</h1>
      <Tabs label="World" tabs={tabs} />
    </main>,
  );
  await expectNoViolations();
  await tab("Table").click();
  await expectNoViolations();
});
