import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "./Dialog.tsx";
import { mount } from "./testing/mount.tsx";

/** A dialog that leaves the page instead of closing. */
function PassingOwner() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
      {shown && (
        <Dialog open title="Gone" onClose={() => setShown(false)}>
          <button type="button">Inside</button>
        </Dialog>
      )}
    </>
  );
}

/** A button that is gone once its dialog was used. */
function SignIn({ returnTo }: { returnTo?: () => HTMLElement | null }) {
  const [step, setStep] = useState<"before" | "open" | "after">("before");
  return (
    <main tabIndex={-1}>
      <button type="button" id="other">
        Account
      </button>
      {step !== "after" && (
        <button type="button" onClick={() => setStep("open")}>
          Sign in
        </button>
      )}
      <Dialog
        open={step === "open"}
        title="Sign in"
        onClose={() => setStep("after")}
        returnTo={returnTo}
      >
        <p>Words.</p>
      </Dialog>
    </main>
  );
}

/** A dialog whose steps take away or switch off the control that led to them. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <Dialog open title={`Step ${step}`} onClose={() => {}}>
      {step === 1 && (
        <button type="button" onClick={() => setStep(2)}>
          Next
        </button>
      )}
      {step > 1 && (
        <button type="button" disabled={step === 3} onClick={() => setStep(3)}>
          Send
        </button>
      )}
    </Dialog>
  );
}

test("begins at the control that is marked, or at the title where there is none", async () => {
  const { render } = mount(
    <Dialog open title="Sure?" onClose={() => {}}>
      <button type="button">Throw away</button>
      <button type="button" data-autofocus>
        Keep
      </button>
    </Dialog>,
  );
  await expect.element(page.getByRole("button", { name: "Keep" })).toHaveFocus();
  render(
    <Dialog key="other" open title="Read" onClose={() => {}}>
      <p>Only words.</p>
    </Dialog>,
  );
  await expect.element(page.getByRole("heading", { name: "Read" })).toHaveFocus();
});

test("taken off the page while open, it gives the focus back", async () => {
  mount(<PassingOwner />);
  await page.getByRole("button", { name: "Show" }).click();
  await expect.element(page.getByRole("button", { name: "Inside" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(document.querySelector("dialog")).toBeNull();
  await expect.element(page.getByRole("button", { name: "Show" })).toHaveFocus();
});

test("when the opener has gone, the focus goes where it is told, or to the page's content", async () => {
  const { render } = mount(<SignIn key="one" />);
  await page.getByRole("button", { name: "Sign in" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("main")).toHaveFocus();
  render(<SignIn key="two" returnTo={() => document.getElementById("other")} />);
  await page.getByRole("button", { name: "Sign in" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Account" })).toHaveFocus();
});

test("the next step inside takes the focus when it took the focused control away", async () => {
  mount(<Steps />);
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(page.getByRole("heading", { name: "Step 2" })).toHaveFocus();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("heading", { name: "Step 3" })).toHaveFocus();
});

/** A dialog whose Back stays where it is while everything else becomes another step. */
function Chapters() {
  const [chapter, setChapter] = useState(3);
  return (
    <Dialog
      open
      low
      title={`Chapter ${chapter}`}
      step={String(chapter)}
      onBack={() => setChapter(chapter - 1)}
      onClose={() => {}}
    >
      {chapter === 1 && (
        <h3 tabIndex={-1} data-autofocus>
          The first field
        </h3>
      )}
      <p style={{ height: 2000 }}>Words.</p>
    </Dialog>
  );
}

test("a new step begins at its top, with the focus on its title or on what is marked", async () => {
  mount(<Chapters />);
  const dialog = document.querySelector("dialog")!;
  expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(468);
  dialog.scrollTop = 500;
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(page.getByRole("heading", { name: "Chapter 2" })).toHaveFocus();
  expect(dialog.scrollTop).toBe(0);
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(page.getByRole("heading", { name: "The first field" })).toHaveFocus();
});

test("a step that is chosen as soon as the dialog opens has the focus, though its pane comes a moment later", async () => {
  await page.viewport(1280, 800);
  const at = (open: boolean, step: string) => (
    <Dialog
      warm
      open={open}
      size="wide"
      title="Wallets"
      side="A list"
      step={step}
      onClose={() => {}}
    >
      {step === "Passkey" && (
        <h3 tabIndex={-1} data-autofocus>
          {step}
        </h3>
      )}
    </Dialog>
  );
  const { render } = mount(at(false, "Beginning"));
  // Laid out and painted, as it is for whoever opens it.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  render(at(true, "Beginning"));
  render(at(true, "Passkey"));
  expect(document.activeElement?.textContent).toBe("Passkey");
});
