import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TextField } from "./TextField.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";

function Kept({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState("pond");
  return (
    <TextField
      label="Kept"
      type="search"
      value={value}
      onValue={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

test("its label names it, its hint describes it, its error says so", async () => {
  const { render } = mount(<TextField label="Room" hint="Up to forty letters." />);
  const input = page.getByRole("textbox", { name: "Room" });
  await expect.element(input).toHaveAccessibleDescription("Up to forty letters.");
  await expect.element(input).not.toHaveAttribute("aria-invalid");
  render(<TextField label="Room" hint="Up to forty letters." error="A room needs a name." />);
  await expect
    .element(input)
    .toHaveAccessibleDescription("Up to forty letters. A room needs a name.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
});

test("takes the props of an input, and gives its text", async () => {
  const onValue = vi.fn();
  const onChange = vi.fn();
  mount(
    <TextField
      label="Field"
      name="number"
      inputMode="numeric"
      required
      maxLength={4}
      onValue={onValue}
      onChange={onChange}
    />,
  );
  const input = page.getByRole("textbox");
  await expect.element(input).toHaveAttribute("inputmode", "numeric");
  await expect.element(input).toBeRequired();
  await userEvent.fill(input, "0417");
  expect(onValue).toHaveBeenLastCalledWith("0417");
  expect(onChange).toHaveBeenCalled();
});

test("a search can be emptied, whoever keeps its text", async () => {
  const onValue = vi.fn();
  const { render } = mount(<Kept onValue={onValue} />);
  for (const name of ["Kept", "Loose"]) {
    const input = page.getByRole("searchbox", { name });
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(input).toHaveValue("");
    await expect.element(input).toHaveFocus();
    expect(onValue).toHaveBeenLastCalledWith("");
    await expect.element(page.getByRole("button", { name: "Clear" })).not.toBeInTheDocument();
    onValue.mockReset();
    render(<TextField label="Loose" type="search" defaultValue="well" onValue={onValue} />);
  }
});

test("shows its ring when written in, and can be hit over 44 pixels", async () => {
  const { host } = mount(<TextField label="Room" />);
  await userEvent.click(page.getByRole("textbox"));
  const well = page.getByRole("textbox").element().parentElement!;
  expect(getComputedStyle(well).outlineStyle).toBe("solid");
  expect(well.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(host.querySelectorAll("button")).toHaveLength(0);
});

test("fits where there is little room", () => {
  const { host } = mount(
    <div style={{ display: "grid", width: 160 }}>
      <TextField label="Search" type="search" defaultValue="a long word" />
    </div>,
  );
  const well = host.querySelector("input")!.parentElement!;
  expect(well.getBoundingClientRect().width).toBe(160);
});

test("has no violation in any state", async () => {
  mount(
    <main>
      <h1>Fields</h1>
      <TextField label="Room" hint="Anything you like." defaultValue="Parlour" />
      <TextField label="Number" error="There is no field 10,000." defaultValue="10000" />
      <TextField label="Search the news" type="search" placeholder="ponds, chairs" />
      <TextField label="Search" type="search" defaultValue="hen" />
      <TextField label="Address" disabled defaultValue="0x10a3" />
    </main>,
  );
  await expectNoViolations();
});
