import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createWalletKit } from "../createWalletKit.ts";
import { createTheme } from "../theme/createTheme.ts";
import { WalletProvider } from "../WalletProvider.tsx";
import {
  useAccountModal,
  useChainModal,
  useConnectModal,
  useKit,
  useWallet,
} from "./kitContext.ts";

const hooks = { useKit, useWallet, useConnectModal, useAccountModal, useChainModal };

function Caller({ name }: { name: keyof typeof hooks }) {
  hooks[name]();
  return null;
}

const kit = createWalletKit({
  appName: "Turnip Exchange",
  learnMoreUrl: "https://example.org/wallets",
  settings: () => Promise.reject(new Error("not asked for")),
});

test.each(Object.keys(hooks) as (keyof typeof hooks)[])(
  "%s throws outside of the provider, and not inside",
  (name) => {
    const words = "must be used within WalletProvider";
    expect(() => renderToStaticMarkup(<Caller name={name} />)).toThrow(words);
    const inside = (
      <WalletProvider kit={kit}>
        <Caller name={name} />
      </WalletProvider>
    );
    expect(() => renderToStaticMarkup(inside)).not.toThrow();
  },
);

test.each([
  [{ id: "no dashes-please" }, "Invalid ID: no dashes-please"],
  [{ theme: createTheme as never }, "Theme must be an object, not a function"],
])("%o is refused in words", (props, words) => {
  const provider = (
    <WalletProvider kit={kit} {...props}>
      <p>never seen</p>
    </WalletProvider>
  );
  expect(() => renderToStaticMarkup(provider)).toThrow(words);
});
