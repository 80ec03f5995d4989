import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useFieldQuery } from "./useFieldQuery.ts";

const home = location.href;

afterEach(() => history.replaceState(history.state, "", home));

function World() {
  const { ask } = useFieldQuery("", 10_000);
  return (
    <>
      <button type="button" onClick={() => ask({ at: 9 })}>
        Choose
      </button>
      <button type="button">Leave</button>
    </>
  );
}

const asked = () => new URLSearchParams(location.search).get("at");

test("what is asked is in the address after a moment, and before a link is followed", async () => {
  mount(<World />);
  await page.getByRole("button", { name: "Choose" }).click();
  await vi.waitFor(() => expect(asked()).toBe("9"));
  history.replaceState(history.state, "", home);
});

test("a link that is pressed at once finds the address as it was asked", async () => {
  mount(<World />);
  await page.getByRole("button", { name: "Choose" }).click();
  let before: string | null = null;
  const leave = page.getByRole("button", { name: "Leave" }).element() as HTMLElement;
  leave.addEventListener("click", () => {
    before = asked();
  });
  leave.click();
  expect(before).toBe("9");
});

test("the address of the page that comes next is left alone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    mount(<World />);
    await page.getByRole("button", { name: "Choose" }).click();
    // The next page's code is still on its way.
    history.replaceState(history.state, "", "/fields/9");
    vi.advanceTimersByTime(1_000);
    expect(location.search).toBe("");
  } finally {
    vi.useRealTimers();
  }
});
