import { Toasts } from "@loamstead/ui/Toast.tsx";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
// Fetched when first needed on the site; here before the tests, which are not about the network.
import "@loamstead/ui/ToastList.tsx";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { aliceAccount } from "./testing/holders.ts";
import { VerifyDoor } from "./VerifyDoor.tsx";

const port = {
  prepare: async () => ({ ok: true, message: "Sign this" }) as const,
  verify: async () => ({ ok: true }) as const,
  now: () => 0,
  after: () => () => {},
};
const account = { ...aliceAccount, wallet: { id: "rainbow", name: "Rainbow" }, supported: true };
const sign = async () => ({ ok: true, signature: "0x12" }) as const;
const Dialog = ({ open }: { open: boolean }) => <p>{open ? "Open" : "Closed"}</p>;

test("code that does not arrive is said, the dialog closes, and opening asks for it again", async () => {
  const load = vi.fn<() => Promise<typeof Dialog>>().mockRejectedValue(new TypeError("offline"));
  const onClose = vi.fn();
  const door = (open: boolean) => (
    <>
      <VerifyDoor
        load={load}
        port={port}
        account={account}
        sign={sign}
        onClose={onClose}
        open={open}
        onCancel={() => {}}
      />
      <Toasts life={600_000} />
    </>
  );
  const { render } = mount(door(false));
  expect(load).not.toHaveBeenCalled();
  render(door(true));
  await expect.element(page.getByRole("listitem")).toBeVisible();
  expect(onClose).toHaveBeenCalled();

  render(door(false));
  load.mockResolvedValue(Dialog);
  render(door(true));
  await expect.element(page.getByText("Open", { exact: true })).toBeVisible();
  render(door(false));
  await expect.element(page.getByText("Closed", { exact: true })).toBeVisible();
});
