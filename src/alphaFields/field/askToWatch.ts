// Asks the wallet to show a field and tells the visitor what it said; a plain no needs no words.
import { toast } from "@loamstead/ui/Toast.tsx";
import type { WalletKit } from "@loamstead/wallet-kit";
import { watchNft } from "@loamstead/wallet-kit/connected";
import type { FieldPageParts } from "../shared/parts.ts";
import { strings } from "../shared/strings.ts";

type Asked = { kit: WalletKit; id: number } & FieldPageParts;

export async function askToWatch({ kit, settings, id }: Asked): Promise<void> {
  const [core, { collection }] = await Promise.all([kit.core(), settings()]);
  const outcome = await watchNft(core, { address: collection.address, tokenId: id });
  if (outcome.ok) toast(strings.watched(id), { kind: "good" });
  else if (outcome.reason.kind !== "rejected") {
    toast(outcome.reason.words || strings.watchFailed, { kind: "error" });
  }
}
