// Tests the moment of success: only whoever proves their account while the page is looked at sees it.
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPretendedKit } from "../page/pretendedKit.ts";
import { ConnectButton } from "./ConnectButton.tsx";
import type { AuthStatus } from "./kit/walletState.ts";
import { WalletProvider } from "./WalletProvider.tsx";

type Proof = Exclude<AuthStatus, null>;

async function open(first: Proof) {
  let status = first;
  const listeners = new Set<() => void>();
  const kit = openPretendedKit({
    account: "connected",
    proof: {
      status: () => status,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      prepare: () => new Promise(() => {}),
      verify: () => new Promise(() => {}),
    },
  });
  const { host } = mount(
    <WalletProvider kit={kit}>
      <ConnectButton label="Sign in" show="avatar" />
    </WalletProvider>,
  );
  await expect.poll(() => kit.get().connection.is).toBe("connected");
  const slot = host.querySelector<HTMLElement>("[data-wallet-button]")!;
  const become = (next: Proof) => {
    status = next;
    for (const listener of listeners) listener();
  };
  return { slot, become, rays: () => getComputedStyle(slot, "::before").animationName };
}

const portrait = page.getByRole("button", { name: /^Your account/ });

test("whoever has just proven their account comes up in a ring of rays, once", async () => {
  await emulate({ "prefers-reduced-motion": "no-preference" });
  const { slot, become, rays } = await open("unauthenticated");
  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect([slot.hasAttribute("data-verified"), rays()]).toEqual([false, "none"]);
  become("authenticated");
  await expect.element(portrait).toBeVisible();
  await expect.poll(() => slot.hasAttribute("data-verified")).toBe(true);
  expect(rays()).toMatch(/bloom/);
  await emulate({ "prefers-reduced-motion": "reduce" });
  expect(rays()).toBe("none");
  become("unauthenticated");
  await expect.poll(() => slot.hasAttribute("data-verified")).toBe(false);
});

test("who comes back verified is shown nothing of it", async () => {
  const { slot, become } = await open("loading");
  become("authenticated");
  await expect.element(portrait).toBeVisible();
  expect(slot.hasAttribute("data-verified")).toBe(false);
});
