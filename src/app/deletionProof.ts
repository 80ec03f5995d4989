// How whoever is signed in signs for the end of their account: by wallet, by Safe and by passkey alike, as they signed in.
import { once } from "@loamstead/lib/once.ts";
import site from "../../site.config.ts";
import { deletionStatement } from "../lib/signInStatement.ts";
import type { ProofPort } from "../signIn/kept/index.ts";
import { siteSignIn, siteWallet } from "./siteWallet.ts";

/** What signs is fetched with the message, so that nothing is waited for between the press and the wallet. */
const parts = once(async () => {
  const [kit, core] = await Promise.all([
    import("@loamstead/wallet-kit/connected"),
    siteWallet.core(),
  ]);
  return { ...kit, core };
});
let fetched: Awaited<ReturnType<typeof parts>> | null = null;

export const deletionProof: ProofPort = {
  async prepare() {
    fetched = await parts().catch(() => null);
    if (fetched === null || siteSignIn === null) return null;
    const statement = deletionStatement(site.name);
    const prepared = await siteSignIn.messageFor(statement, fetched.signInMessage);
    return prepared.ok ? prepared.message : null;
  },
  async sign(message) {
    if (fetched === null) return null;
    const signed = await fetched.signMessage(fetched.core, { message });
    return signed.ok ? signed.signature : null;
  },
};
