// A visitor signs in, by a wallet, by a phone or by a passkey, and unlocks the exchange.
import { arrive } from "./arrive.ts";
import type { Step } from "./step.ts";
import { account, button, dialog, heading } from "./things.ts";
import type { Visitor } from "./visitor.ts";

/** An open dialog ends where what it shows ends. */
const fitsItsContent = ({ until, eval: run }: Visitor) =>
  until("the dialog is as high as what it shows", () =>
    run(() => {
      const dialog = document.querySelector("dialog[open]");
      if (!dialog || dialog.getAnimations().length > 0) return false;
      const ends = [...dialog.children].map((part) => part.getBoundingClientRect().bottom);
      const rest = dialog.getBoundingClientRect().bottom - Math.max(...ends);
      return rest <= Number.parseFloat(getComputedStyle(dialog).paddingBottom) + 2;
    }),
  );

export const signInSteps: readonly Step[] = [
  {
    name: "a wallet is chosen in a dialog, and signs a visitor in",
    async go(visitor) {
      await arrive(visitor, "/");
      await visitor.click(button("Sign in", "header"));
      await visitor.see(heading("Connect a Wallet"));
      await visitor.press("Escape");
      await visitor.gone(button("Local Wallet", dialog));
      await visitor.click(button("Sign in", "header"));
      await visitor.click(button("Local Wallet", dialog));
      await visitor.see(button("Send message", dialog));
      await fitsItsContent(visitor);
      await visitor.click(button("Send message", dialog));
      await visitor.see(account);
    },
  },
  {
    name: "the exchange is unlocked and locked",
    shortIn: "webkit",
    async go(visitor) {
      await arrive(visitor, "/");
      await visitor.click(account);
      await visitor.click({ of: `${dialog} summary`, named: "Exchange" });
      await visitor.click(button("Unlock", dialog));
      await visitor.click(button("Sign and unlock", dialog));
      await visitor.see(button("Lock", dialog));
      await visitor.click(button("Lock", dialog));
      await visitor.see(button("Unlock", dialog));
      await visitor.press("Escape");
      await visitor.gone(button("Disconnect", dialog));
    },
  },
];

/** They end what the first steps began. */
export const otherWaysIn: readonly Step[] = [
  {
    name: "the phone is offered a code to read",
    isLong: true,
    async go(visitor) {
      await visitor.open("/");
      await disconnect(visitor);
      await visitor.click(button("Sign in", "header"));
      await visitor.click(button("WalletConnect", dialog));
      await visitor.see({ of: `${dialog} svg[role=img], ${dialog} [role=img]`, named: "" });
      await visitor.press("Escape");
    },
  },
  {
    name: "whoever has no wallet opens an account by a passkey",
    isLong: true,
    async go(visitor) {
      await arrive(visitor, "/?wallet=away");
      await visitor.addDevice?.();
      await visitor.click(button("Sign in", "header"));
      await visitor.see(heading("Connect a Wallet"));
      if (visitor.addDevice === undefined) {
        // What it is offered has to fit what it can.
        const offered = await visitor.eval(() => "PublicKeyCredential" in globalThis);
        const passkey = button("Continue with a passkey", dialog);
        await (offered ? visitor.see(passkey) : visitor.gone(passkey));
        return;
      }
      await visitor.click(button("Continue with a passkey", dialog));
      await visitor.click(button("Make a passkey", dialog));
      // Not the one in the list beside it, whose name begins alike.
      await visitor.click({ of: `${dialog} strong ~ button`, named: "Continue" });
      await visitor.click(button("Send message", dialog));
      await visitor.see(account);
    },
  },
];

async function disconnect(visitor: Visitor): Promise<void> {
  await visitor.click(account);
  await visitor.click(button("Disconnect", dialog));
  await visitor.see(button("Sign in", "header"));
}
