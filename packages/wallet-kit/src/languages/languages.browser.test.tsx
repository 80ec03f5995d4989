import { mount } from "@loamstead/ui/testing/mount.tsx";
import { type ReactNode, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ConnectButton } from "../ConnectButton.tsx";
import { createWalletKit } from "../createWalletKit.ts";
import german from "../locales/de-DE.json";
import { WalletProvider } from "../WalletProvider.tsx";
import type { KitLanguage, LocaleTag } from "./languages.ts";

const kit = () =>
  createWalletKit({
    appName: "Turnip Exchange",
    learnMoreUrl: "https://example.org/wallets",
    settings: () => Promise.reject(new Error("not asked for in these tests")),
  });

afterEach(() => localStorage.clear());

const button = (name: string) => page.getByRole("button", { name, exact: true });

let speak: (locale: LocaleTag | KitLanguage) => void;

function Site({ children, first }: { children?: ReactNode; first: LocaleTag | KitLanguage }) {
  const [locale, setLocale] = useState(first);
  const [ours] = useState(kit);
  speak = setLocale;
  return (
    <WalletProvider kit={ours} locale={locale}>
      <ConnectButton />
      {children}
    </WalletProvider>
  );
}

test("an imported language is there from the first moment", () => {
  const { host } = mount(<Site first={german} />);
  expect(host.textContent).toContain(german.texts.button.connect);
});

test("a language is fetched by its name, and another takes its place while a dialog is open", async () => {
  const { host } = mount(<Site first="de-DE">the site</Site>);
  await button(german.texts.button.connect).click();
  const title = german.texts.connect.connectAWallet;
  await expect.element(page.getByRole("dialog", { name: title })).toBeVisible();
  speak("ar-AR");
  const { default: arabic } = await import("../locales/ar-AR.json");
  const dialog = page.getByRole("dialog", { name: arabic.texts.connect.connectAWallet });
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(dialog.element()).direction).toBe("rtl");
  expect(dialog.element().closest("[lang]")?.getAttribute("lang")).toBe("ar-AR");
  expect(getComputedStyle(host).direction).toBe("ltr");
});

test("a site's own words stand in the places of the kit's, in any language", async () => {
  const own = { button: { connect: "Komm herein" } };
  mount(
    <WalletProvider kit={kit()} locale={german} texts={own}>
      <ConnectButton />
    </WalletProvider>,
  );
  await button("Komm herein").click();
  const title = german.texts.connect.connectAWallet;
  await expect.element(page.getByRole("dialog", { name: title })).toBeVisible();
});
