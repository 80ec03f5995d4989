// Puts the connect dialog on a test's page with a button before it, as the kit does.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { lazyPart } from "@loamstead/ui/lazyPart.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { page } from "vitest/browser";
import { ConnectDialog, type ConnectDialogProps } from "../ConnectDialog.tsx";
import { LaterStep } from "../LaterStep.tsx";
import type { PasskeyPlace } from "../port.ts";
import { fakeKit, fakeSenses } from "./fakeKit.ts";

type Given = Parameters<typeof fakeKit>[0] & {
  width?: number;
  recent?: readonly string[];
  coinBurst?: boolean;
  passkey?: PasskeyPlace;
  laterStep?: ConnectDialogProps["laterStep"];
};

type FrameProps = Pick<
  ConnectDialogProps,
  "kit" | "laterStep" | "senses" | "coinBurst" | "passkey"
> & { onOwner(close: () => void): void };

function Frame({ onOwner, ...rest }: FrameProps) {
  const [open, setOpen] = useState(false);
  onOwner(() => setOpen(false));
  return (
    <main>
      <h1>Farm</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <LiveRegion />
      <ConnectDialog {...rest} open={open} onClose={() => setOpen(false)} />
    </main>
  );
}

export const dialogButton = (name: string) => page.getByRole("button", { name, exact: true });
export const title = (name: string) => page.getByRole("heading", { name, exact: true });
/** Opens what is folded away under a title. */
export const unfold = (name: string) => page.getByText(name, { exact: true }).click();
export const focused = () => document.activeElement?.textContent ?? "";
export const announcedText = () => document.querySelector("[role=status]")?.textContent ?? "";

const here = lazyPart(async () => LaterStep);

export async function openDialog(given: Given = {}) {
  const { width = 1280, recent, coinBurst, passkey, laterStep = here, ...ofKit } = given;
  await page.viewport(width, 800);
  await emulate({ "prefers-reduced-motion": "reduce" });
  const fake = fakeKit(ofKit);
  const senses = fakeSenses();
  if (recent) fake.kit.storage.setItem("rk-recent", JSON.stringify(recent));
  let close = () => {};
  mount(
    <Frame
      kit={fake.kit}
      laterStep={laterStep}
      senses={senses}
      coinBurst={coinBurst ?? false}
      passkey={passkey}
      onOwner={(closing) => {
        close = closing;
      }}
    />,
  );
  await dialogButton("Sign in").click();
  /** Chooses a wallet and lets the moment pass in which nothing is shown. */
  const choose = async (name: string) => {
    await dialogButton(name).click();
    senses.pass(50);
  };
  return { ...fake, senses, choose, closeByOwner: () => close() };
}
