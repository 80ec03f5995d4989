// What is loaded at the start is found however deep it lies, and what nobody begins with is not.
import { expect, test } from "vitest";
import { loadedTooSoon } from "./firstLoad.ts";

const kit = "packages/wallet-kit/src/index.ts";
const client = "src/app/client.tsx";

test.each([
  "node_modules/@walletconnect/ethereum-provider/dist/index.js",
  "@coinbase/wallet-sdk",
  "node_modules/@reown/appkit/index.js",
])("%s behind two imports is found, with the way there", (sdk) => {
  const found = loadedTooSoon([
    [client, "src/app/App.tsx"],
    ["src/app/App.tsx", client],
    ["src/app/App.tsx", kit],
    [kit, sdk],
  ]);
  expect(found.map(({ way }) => way)).toEqual([[client, "src/app/App.tsx", kit, sdk]]);
});

test.each([client, "src/play/page/page.tsx", kit])(
  "a passkey that %s begins with is found",
  (file) => {
    const found = loadedTooSoon([
      [file, "some/offer.ts"],
      ["some/offer.ts", "packages/passkey/authenticator.ts"],
    ]);
    expect(found.map(({ way }) => way.at(0))).toEqual([file]);
  },
);

test("what no first file leads to may be anywhere", () => {
  expect(
    loadedTooSoon([
      [client, "react"],
      ["packages/wallet-kit/src/core/openCore.ts", "node_modules/@coinbase/wallet-sdk/index.js"],
      ["packages/wallet-kit/src/core/openCore.ts", "packages/passkey/authenticator.ts"],
    ]),
  ).toEqual([]);
});
