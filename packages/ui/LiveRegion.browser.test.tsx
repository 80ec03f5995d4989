import { expect, test } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { announce, LiveRegion } from "./LiveRegion.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";
import { recordAnnouncements } from "./testing/recordAnnouncements.ts";

const polite = () => document.querySelector("[role=status]")!;
const assertive = () => document.querySelector("[role=alert]")!;

test("says politely, or at once", async () => {
  mount(<LiveRegion />);
  await expect.poll(polite).not.toBeNull();
  announce("3 posts found");
  announce("The room could not be saved", "assertive");
  await expect.poll(() => polite().textContent).toBe("3 posts found");
  await expect.poll(() => assertive().textContent).toBe("The room could not be saved");
});

test("what was said at once goes when something else is said after it was heard", async () => {
  mount(<LiveRegion />);
  await expect.poll(polite).not.toBeNull();
  announce("Blocked: the sofa is there", "assertive");
  await expect.poll(() => assertive().textContent).toBe("Blocked: the sofa is there");
  await new Promise((done) => setTimeout(done, 300));
  announce("Put down: stool");
  await expect.poll(() => polite().textContent).toBe("Put down: stool");
  expect(assertive().textContent).toBe("");
});

test("the same words again are a new element, so that they are heard again", async () => {
  mount(<LiveRegion />);
  await expect.poll(polite).not.toBeNull();
  announce("Undone");
  await expect.poll(() => polite().textContent).toBe("Undone");
  const first = polite().firstElementChild;
  announce("Undone");
  await expect.poll(() => polite().firstElementChild).not.toBe(first);
  expect(polite().textContent).toBe("Undone");
});

test("speaks from inside the topmost dialog, and comes back", async () => {
  const page = (one: boolean, two: boolean) => (
    <>
      <LiveRegion />
      <Dialog open={one} title="One" onClose={() => {}}>
        <Dialog open={two} title="Two" onClose={() => {}}>
          <p>Deeper.</p>
        </Dialog>
      </Dialog>
    </>
  );
  const { render } = mount(page(false, false));
  const home = () => polite().closest("dialog")?.querySelector("h2")?.textContent;
  await expect.poll(polite).not.toBeNull();
  expect(home()).toBeUndefined();
  render(page(true, false));
  await expect.poll(home).toBe("One");
  render(page(true, true));
  await expect.poll(home).toBe("Two");
  render(page(true, false));
  await expect.poll(home).toBe("One");
  render(page(false, false));
  await expect.poll(home).toBeUndefined();
  expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
});

const beside = (open: boolean) => (
  <>
    <LiveRegion />
    <Dialog open={open} title="Taken along" onClose={() => {}}>
      <p>Words.</p>
    </Dialog>
  </>
);

test("what has been heard is not heard again in a dialog that opens, nor when it closes", async () => {
  const { render } = mount(beside(false));
  await expect.poll(polite).not.toBeNull();
  announce("Watered");
  await expect.poll(() => polite().textContent).toBe("Watered");
  await new Promise((done) => setTimeout(done, 150));
  const heard = recordAnnouncements();
  render(beside(true));
  await expect.poll(() => polite().closest("dialog")).not.toBeNull();
  expect(polite().textContent).toBe("");
  announce("In the dialog");
  await expect.poll(() => polite().textContent).toBe("In the dialog");
  await new Promise((done) => setTimeout(done, 150));
  render(beside(false));
  await expect.poll(() => polite().closest("dialog")).toBeNull();
  expect(polite().textContent).toBe("");
  expect(heard()).toEqual(["In the dialog"]);
});

test("what is said in the moment a dialog opens is heard inside it", async () => {
  const { render } = mount(beside(false));
  await expect.poll(polite).not.toBeNull();
  announce("Before");
  await expect.poll(() => polite().textContent).toBe("Before");
  await new Promise((done) => setTimeout(done, 300));
  announce("Sent");
  render(beside(true));
  await expect.poll(() => polite().closest("dialog")?.textContent).toContain("Words.");
  await expect.poll(() => polite().textContent).toBe("Sent");
});

test("survives a dialog that leaves the page while open", async () => {
  const page = (dialog: boolean) => (
    <>
      <LiveRegion />
      {dialog && (
        <Dialog open title="Gone" onClose={() => {}}>
          <p>Words.</p>
        </Dialog>
      )}
    </>
  );
  const { render } = mount(page(true));
  await expect.poll(() => polite()?.closest("dialog")).toBeTruthy();
  render(page(false));
  await expect.poll(() => polite()?.parentElement?.parentElement).toBe(document.body);
});

test("leaves nothing behind", () => {
  const { unmount } = mount(<LiveRegion />);
  unmount();
  expect(polite()).toBeNull();
});

test("has no violation", async () => {
  mount(<LiveRegion />);
  await expect.poll(polite).not.toBeNull();
  announce("Done");
  await expect.poll(() => polite().textContent).toBe("Done");
  await expectNoViolations();
});

test("of several the first that is there speaks, and says whose it is", async () => {
  const one = { "data-rk": "one" };
  const two = { "data-rk": "two" };
  const page = (first: boolean) => (
    <>
      {first && <LiveRegion key="first" scope={one} />}
      <LiveRegion key="second" scope={two} />
    </>
  );
  const { render } = mount(page(true));
  const owner = () => polite()?.closest<HTMLElement>("[data-rk]")?.dataset.rk;
  await expect.poll(owner).toBe("one");
  render(page(false));
  await expect.poll(owner).toBe("two");
  announce("Still heard");
  await expect.poll(() => polite().textContent).toBe("Still heard");
  expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
});
