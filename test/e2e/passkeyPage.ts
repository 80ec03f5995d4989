// How end-to-end tests handle accounts by passkey: a device with a finger, and the way to an account.
import type { Page } from "@playwright/test";
import type { Address } from "viem";
import { accountButton, session, signInButton, verifyDialog } from "./walletPage.ts";

/** A device with a finger that the test lays on it, and the count of what was asked of it. */
export async function openDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let prompts = 0;
  for (const event of ["WebAuthn.credentialAdded", "WebAuthn.credentialAsserted"] as const) {
    cdp.on(event, () => {
      prompts += 1;
    });
  }
  await cdp.send("WebAuthn.enable");
  const add = async (transport: "internal" | "usb") => {
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return authenticatorId;
  };
  const authenticatorId = await add("internal");
  const touches = (id: string, enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled });
  return {
    /** How often it was asked since the last time. */
    async prompts() {
      const counted = prompts;
      prompts = 0;
      return counted;
    },
    /** Puts a security key beside it; from then on only one of the two is touched, at first this key. */
    async addSecurityKey() {
      const keyId = await add("usb");
      await touches(authenticatorId, false);
      return {
        async touch(which: "device" | "security key") {
          await touches(authenticatorId, which === "device");
          await touches(keyId, which === "security key");
        },
      };
    },
    recognise: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

export const start = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "Continue with a passkey" });

export const press = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

export const send = (page: Page) =>
  verifyDialog(page).getByRole("button", { name: "Send message" });

/** Makes a passkey where nobody has a wallet, and signs in with it. */
export async function openWithPasskey(page: Page): Promise<Address> {
  await signInButton(page).click();
  await start(page).first().click();
  await press(page, "Make a passkey");
  await press(page, "Continue");
  await send(page).click();
  await accountButton(page).waitFor();
  const { address } = (await session(page)) as { address: Address };
  return address;
}
