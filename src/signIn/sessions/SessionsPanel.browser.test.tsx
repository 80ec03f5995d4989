import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SessionsPanel } from "./SessionsPanel.tsx";

const now = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60_000;
const here = { id: "a", device: "Firefox on Linux", createdAt: 0, lastSeenAt: now, current: true };
const phone = {
  id: "b",
  device: "Safari on iOS",
  createdAt: 0,
  lastSeenAt: now - 2 * hour,
  current: false,
};

function show() {
  let sessions = [here, phone];
  const ports = {
    sessions: {
      sessions: vi.fn(async () => ({ ok: true as const, sessions })),
      endSession: vi.fn(async (id: string) => {
        sessions = sessions.filter((one) => one.id !== id);
        return { ok: true as const };
      }),
    },
    signOutEverywhere: vi.fn(async () => ({ ok: true as const })),
  };
  mount(
    <>
      <LiveRegion />
      <SessionsPanel signIn={ports} now={() => now} />
    </>,
  );
  return ports;
}

const title = page.getByText("Where you are signed in");

test("asks for the list only when it is opened, and shows where one is signed in", async () => {
  const { sessions } = show();
  expect(sessions.sessions).not.toHaveBeenCalled();
  await title.click();
  await expect.element(page.getByText("This browser")).toBeVisible();
  await expect.element(page.getByText("Last seen 2 hours ago")).toBeVisible();
  await expectNoViolations();
});

test("ends another session, and never offers to end this one alone", async () => {
  const { sessions } = show();
  await title.click();
  await page.getByRole("button", { name: "Sign out Safari on iOS" }).click();
  expect(sessions.endSession).toHaveBeenCalledExactlyOnceWith("b");
  await expect.element(page.getByText("Safari on iOS", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText("Safari on iOS is signed out.")).toBeInTheDocument();
  expect(page.getByRole("button", { name: /Firefox/ }).elements()).toEqual([]);
});

test("a list that cannot be fetched is told, and asked for again", async () => {
  const { sessions } = show();
  const good = sessions.sessions.getMockImplementation()!;
  sessions.sessions.mockResolvedValue({ ok: false, reason: { kind: "offline" } } as never);
  await title.click();
  await expect.element(page.getByText(/could not be fetched/)).toBeVisible();
  sessions.sessions.mockImplementation(good);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Firefox on Linux")).toBeVisible();
});

test("signs out everywhere", async () => {
  const { signOutEverywhere } = show();
  await title.click();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  expect(signOutEverywhere).toHaveBeenCalledOnce();
});
