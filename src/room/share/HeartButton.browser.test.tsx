// A heart in a real browser: given and taken back, after sign-in where nobody is signed in, and never more than the server says.
import { Toasts } from "@loamstead/ui/Toast.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SignIn } from "../../signIn/index.ts";
import { HeartButton } from "./HeartButton.tsx";

const path = "/api/rooms/0123456789/heart";

afterEach(() => vi.restoreAllMocks());

/** A server that counts four hearts of others, and whoever presses. */
function show({ isSignedIn = true, isOwn = false, isGiven = false, status = 200, signs = true }) {
  let session: object | null = isSignedIn ? {} : null;
  let mine = isGiven;
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  vi.spyOn(window, "fetch").mockImplementation(async (address, init) => {
    expect(String(address)).toContain(path);
    asked.push(init?.method ?? "GET");
    if (init?.method !== "GET" && status !== 200) return Response.json({}, { status });
    if (init?.method === "PUT") mine = true;
    if (init?.method === "DELETE") mine = false;
    return Response.json({ hearts: mine ? 5 : 4, isGiven: mine, isOwn });
  });
  const signIn = {
    session: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    require: async () => {
      if (session) return { ok: true };
      if (!signs) return { ok: false, reason: "closed" };
      session = {};
      for (const tell of listeners) tell();
      return { ok: true };
    },
  } as unknown as SignIn;
  mount(
    <main>
      <HeartButton room={{ id: "0123456789", hearts: 4 }} signIn={signIn} />
      <Toasts />
    </main>,
  );
  return { asked };
}

const love = () => page.getByRole("button", { name: /^Love it/ });

describe("HeartButton", () => {
  test("whoever is signed in sees whether theirs is among them, gives it and takes it back", async () => {
    const { asked } = show({ isGiven: true });
    await expect.element(love()).toHaveAttribute("aria-pressed", "true");
    await expect.element(love()).toHaveAccessibleName("Love it 5 hearts");
    await expectNoViolations();
    await love().click();
    await expect.element(love()).toHaveAccessibleName("Love it 4 hearts");
    await expect.element(love()).toHaveAttribute("aria-pressed", "false");
    await love().click();
    await expect.element(love()).toHaveAccessibleName("Love it 5 hearts");
    expect(asked.filter((method) => method !== "GET")).toEqual(["DELETE", "PUT"]);
  });

  test("before sign-in the press leads there, and then it is given", async () => {
    const { asked } = show({ isSignedIn: false });
    await expect.element(love()).toHaveAccessibleName("Love it 4 hearts");
    expect(asked).toEqual([]);
    await love().click();
    await expect.element(love()).toHaveAttribute("aria-pressed", "true");
    await expect.element(love()).toHaveAccessibleName("Love it 5 hearts");
    expect(asked).toContain("PUT");
  });

  test("whoever does not sign in has given nothing, and nothing is asked", async () => {
    const { asked } = show({ isSignedIn: false, signs: false });
    await love().click();
    await expect.element(love()).toHaveAttribute("aria-pressed", "false");
    await expect.element(love()).not.toHaveAttribute("aria-busy");
    expect(asked).toEqual([]);
  });

  test("to their holder a room says how many love it, and takes no press", async () => {
    show({ isOwn: true });
    await expect.poll(() => love().elements()).toEqual([]);
    await expect.element(page.getByText("4 hearts")).toBeVisible();
  });

  test("what the server refuses is said, and counts for nothing", async () => {
    show({ status: 429 });
    await love().click();
    await expect.element(page.getByText(/^Too many hearts/).first()).toBeVisible();
    await expect.element(love()).toHaveAccessibleName("Love it 4 hearts");
    await expect.element(love()).toHaveAttribute("aria-pressed", "false");
  });
});
