import { type ReactNode, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./Button.tsx";
import { type CloseReason, Dialog } from "./Dialog.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { emulate } from "./testing/media.ts";
import { mount } from "./testing/mount.tsx";

type ExampleProps = { title?: string; log?: (reason: CloseReason) => void; children?: ReactNode };

/** A button and the dialog that it opens. */
function Example({ title = "Name the room", log, children }: ExampleProps) {
  const [open, setOpen] = useState(false);
  const close = (reason: CloseReason) => {
    log?.(reason);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {title}</Button>
      <Dialog open={open} title={title} onClose={close}>
        {children ?? (
          <label>
            Name <input defaultValue="Parlour" />
          </label>
        )}
      </Dialog>
    </>
  );
}

const opener = () => page.getByRole("button", { name: "Open Name the room" });
const dialog = () => page.getByRole("dialog", { name: "Name the room" });
const element = () => document.querySelector("dialog")!;
const corner = { position: { x: 4, y: 4 }, force: true };

async function still() {
  await emulate({ "prefers-reduced-motion": "reduce" });
}

test("is modal, named by its title, and begins at its first control", async () => {
  mount(<Example />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(element().matches(":modal")).toBe(true);
  await expect.element(page.getByRole("heading", { name: "Name the room" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).toHaveFocus();
});

test("the focus goes straight to where it belongs, heard once", async () => {
  mount(<Example />);
  const heard: unknown[] = [];
  element().addEventListener("focusin", ({ target }) => heard.push((target as Element).tagName));
  await opener().click();
  await expect.element(page.getByRole("textbox")).toHaveFocus();
  expect(heard).toEqual(["INPUT"]);
});

test("a warm one is laid out before it opens, yet neither seen, heard nor reached", async () => {
  await still();
  const named = (open: boolean) => (
    <Dialog warm open={open} title="Name the room" onClose={() => {}}>
      <button type="button">Parlour</button>
    </Dialog>
  );
  const { render } = mount(named(false));
  const choice = element().querySelector<HTMLElement>("button:last-child")!;
  expect(choice.offsetHeight).toBeGreaterThan(0);
  expect(choice.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(page.getByRole("button").elements()).toEqual([]);
  await userEvent.keyboard("{Tab}");
  expect(element().contains(document.activeElement)).toBe(false);
  render(named(true));
  await expect.element(page.getByRole("button", { name: "Parlour" })).toHaveFocus();
  render(named(false));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a closed one asks nothing of the page as it comes, which would have to be laid out for it", () => {
  const asked: string[] = [];
  const spies = (
    [
      [Element.prototype, "getAnimations"],
      [Element.prototype, "getBoundingClientRect"],
      [Element.prototype, "getClientRects"],
      [Element.prototype, "checkVisibility"],
      [window, "getComputedStyle"],
    ] as [Element, "getAnimations"][]
  ).map(([owner, name]) =>
    vi.spyOn(owner, name).mockImplementation(() => {
      asked.push(name);
      return [];
    }),
  );
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  for (const warm of [false, true])
    mount(
      <Dialog warm={warm} open={false} title="Name the room" onClose={() => {}}>
        <button type="button">Parlour</button>
      </Dialog>,
    );
  expect(asked).toEqual([]);
});

test("opening moves only what is seen to move; who leaves stays in sight for that long", async () => {
  await emulate({ "prefers-reduced-motion": "no-preference" });
  const named = (open: boolean) => (
    <Dialog warm open={open} title="Name the room" onClose={() => {}}>
      Parlour
    </Dialog>
  );
  const { render } = mount(named(false));
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target === element())
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === null)
      .map((one) => (one instanceof CSSTransition ? one.transitionProperty : "all at once"));
  render(named(true));
  expect(element().open).toBe(true);
  expect(moving()).toEqual(["all at once"]);
  await expect.poll(moving).toEqual([]);
  render(named(false));
  expect(element().open).toBe(false);
  expect(moving()).toEqual(expect.arrayContaining(["overlay", "translate"]));
  expect(getComputedStyle(element()).visibility).toBe("visible");
  await expect.poll(() => getComputedStyle(element()).visibility).toBe("hidden");
});

test("Escape, the close button and the backdrop close it, say so, and give the focus back", async () => {
  await still();
  const log = vi.fn();
  mount(<Example log={log} />);
  const ways = [
    () => userEvent.keyboard("{Escape}"),
    () => page.getByRole("button", { name: "Close" }).click(),
    () => userEvent.click(document.body, corner),
  ];
  for (const close of ways) {
    await opener().click();
    await close();
    expect(element().open).toBe(false);
    await expect.element(opener()).toHaveFocus();
  }
  expect(log.mock.calls).toEqual([["escape"], ["button"], ["backdrop"]]);
});

test("a press that only ends or only begins on the backdrop closes nothing", async () => {
  await still();
  const log = vi.fn();
  mount(<Example log={log} />);
  await opener().click();
  const input = page.getByRole("textbox").element();
  await userEvent.dragAndDrop(input, document.body, {
    targetPosition: { x: 4, y: 4 },
    force: true,
  });
  await userEvent.dragAndDrop(document.body, input, {
    sourcePosition: { x: 4, y: 4 },
    force: true,
  });
  expect(log).not.toHaveBeenCalled();
  expect(element().open).toBe(true);
});

test("mounts its content only while open, and keeps it until it has faded", async () => {
  await emulate({ "prefers-reduced-motion": "no-preference" });
  const { render } = mount(
    <Dialog open={false} title="Deed" onClose={() => {}}>
      <p>Field 417</p>
    </Dialog>,
  );
  expect(element().childElementCount).toBe(0);
  render(
    <Dialog open title="Deed" onClose={() => {}}>
      <p>Field 417</p>
    </Dialog>,
  );
  await expect.element(page.getByText("Field 417")).toBeVisible();
  render(
    <Dialog open={false} title="" onClose={() => {}}>
      {null}
    </Dialog>,
  );
  expect(element().textContent).toContain("Field 417");
  await expect.poll(() => element().childElementCount).toBe(0);
});

test("a form inside closes it, a file picker that was cancelled does not", async () => {
  await still();
  const log = vi.fn();
  mount(
    <Example log={log}>
      <form method="dialog">
        <input type="file" aria-label="Picture" />
        <button type="submit">Done</button>
      </form>
    </Example>,
  );
  await opener().click();
  element()
    .querySelector("input")!
    .dispatchEvent(new Event("cancel", { bubbles: true, cancelable: true }));
  expect(log).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => log.mock.calls).toEqual([["form"]]);
  expect(element().open).toBe(false);
});

test("an owner that does not agree keeps it open, however often Escape is pressed", async () => {
  const log = vi.fn();
  mount(
    <Dialog open title="Unsaved" onClose={log}>
      <button type="button">Keep editing</button>
    </Dialog>,
  );
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => element().matches(":modal")).toBe(true);
  expect(log.mock.calls.flat()).toEqual(["escape", "escape", "escape"]);
  await expect.element(page.getByRole("button", { name: "Keep editing" })).toHaveFocus();
});

test("one inside another: each closes for itself and gives the focus back to its opener", async () => {
  await still();
  mount(
    <Example>
      <Example title="Second">
        <p>Deeper.</p>
      </Example>
    </Example>,
  );
  const second = page.getByRole("button", { name: "Open Second" });
  await opener().click();
  await second.click();
  await expect.element(page.getByRole("dialog", { name: "Second" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(document.querySelectorAll("dialog:modal")).toHaveLength(1);
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(document.querySelectorAll("dialog:modal")).toHaveLength(0);
  await expect.element(opener()).toHaveFocus();
});

test("the page behind neither scrolls nor moves", async () => {
  await still();
  mount(
    <main style={{ height: 4000 }}>
      <Example />
    </main>,
  );
  const width = () => document.querySelector("main")!.getBoundingClientRect().width;
  const before = width();
  await opener().click();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  expect(width()).toBe(before);
  await userEvent.keyboard("{Escape}");
  expect(getComputedStyle(document.documentElement).overflowY).toBe("visible");
  expect(width()).toBe(before);
});

test("in a narrow window it is a sheet from below, which can be drawn down", async () => {
  await still();
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 740);
  const log = vi.fn();
  mount(<Example log={log} />);
  await opener().click();
  const { left, right, bottom } = element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 360, 740]);
  const grip = element().firstElementChild!;
  const { top } = element().getBoundingClientRect();
  await userEvent.dragAndDrop(grip, document.body, {
    targetPosition: { x: 180, y: top + 30 },
    force: true,
  });
  expect(log).not.toHaveBeenCalled();
  expect(element().open).toBe(true);
  expect(element().getAttribute("style") ?? "").toBe("");
  await expect.poll(() => element().getBoundingClientRect().top).toBe(top);
  await userEvent.dragAndDrop(grip, document.body, {
    targetPosition: { x: 180, y: 735 },
    force: true,
  });
  expect(log.mock.calls).toEqual([["drag"]]);
  expect(element().open).toBe(false);
  expect(element().style.translate).toBe("");
});

test("has no violation, compact, in panes or under a picture", async () => {
  const { render } = mount(
    <Dialog open title="Name the room" onClose={() => {}} onBack={() => {}}>
      <Button>Save</Button>
    </Dialog>,
  );
  await expectNoViolations();
  render(
    <Dialog
      open
      size="wide"
      title="Connect a Wallet"
      onClose={() => {}}
      side={<button type="button">Rainbow</button>}
    >
      <h3>What is a Wallet?</h3>
      <p>A basket for what you own.</p>
    </Dialog>,
  );
  await expectNoViolations();
  render(
    <Dialog open title="Opening" onClose={() => {}} picture={<svg width="72" height="72" />}>
      <p>One moment.</p>
    </Dialog>,
  );
  await expectNoViolations();
  render(
    <Dialog open bare title="Account" onClose={() => {}}>
      <p>marrow.loam.eth</p>
    </Dialog>,
  );
  await expectNoViolations();
});
