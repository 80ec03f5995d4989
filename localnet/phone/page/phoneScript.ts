// The page script of the phone: opens the wallet once per browser and shows it.
import { createPhone } from "../phoneWallet.ts";
import type { PhoneSettings } from "./phoneSettings.ts";
import { showPhone } from "./showPhone.ts";
import { strings } from "./strings.ts";

// Gone after the first pause.
const settings = JSON.parse(document.currentScript?.dataset.settings ?? "") as PhoneSettings;
const status = document.querySelector("[role=status]");

async function open() {
  const { relayUrl, accounts, chains } = settings;
  const phone = await createPhone({
    relayUrl,
    accounts: accounts.map((account) => account.privateKey),
    storagePrefix: "phone",
    storage: localStorage,
    chains,
    rpcUrls: Object.fromEntries(
      chains.map((chain) => [chain, new URL(`rpc/${chain}`, location.href).href]),
    ),
    name: strings.name,
  });
  showPhone(phone, accounts);
}

/** Two tabs with one storage would take each other's messages. */
async function openAlone() {
  const { promise: closed } = Promise.withResolvers<never>();
  const wait = setTimeout(() => status?.replaceChildren(strings.elsewhere), 1000);
  await navigator.locks.request("phone", async () => {
    clearTimeout(wait);
    await open();
    await closed;
  });
}

openAlone().catch((error) => {
  status?.replaceChildren(strings.failed);
  throw error;
});
