// Tests that whoever sends a field by the wallet of this same phone finds the way to it while it is asked.
import { WithCore } from "@loamstead/wallet-kit/connected";
import { type ComponentProps, Suspense } from "react";
import { mainnet } from "viem/chains";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountConnected } from "../../../test/phoneWallet.tsx";
import { Summary } from "./Summary.tsx";
import { strings } from "./strings.ts";

const to = { address: `0x${"28".repeat(20)}`, isContract: false } as const;
const sent = { text: to.address, plan: { to, fee: 10n ** 15n } };
const asking = { is: "asking", ...sent } as const;
const onPhone = { id: "orchard", name: "Orchard", app: "orchard://" };
const link = page.getByRole("link", { name: "Open Orchard" });

const mountSummary = (props: Partial<ComponentProps<typeof Summary>>) =>
  mountConnected(
    <Suspense>
      <WithCore>
        <Summary
          state={asking}
          chain={mainnet}
          isElsewhere={false}
          wallet={onPhone}
          onSend={() => {}}
          onCancel={() => {}}
          {...props}
        />
      </WithCore>
    </Suspense>,
    onPhone.app,
  );

test("while the wallet is asked its app can be opened", async () => {
  await mountSummary({});
  await expect.element(link).toHaveAttribute("href", "orchard://");
});

test("before that, for an extension, or on another network, it cannot", async () => {
  for (const props of [
    { state: { is: "summary", failure: null, ...sent } },
    { wallet: { id: "orchard", name: "Orchard" } },
    { isElsewhere: true },
  ] satisfies Partial<ComponentProps<typeof Summary>>[]) {
    const { unmount } = await mountSummary(props);
    await expect.element(page.getByText(strings.receiver)).toBeVisible();
    expect(link.elements()).toEqual([]);
    unmount();
  }
});
