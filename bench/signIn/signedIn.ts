// Signs somebody new in at the built site's server, and gives back the headers of whoever is.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { messageFor, openTestBrowser } from "../../server/signIn/testing/browser.ts";
import { signInStatement } from "../../src/lib/signInStatement.ts";

export async function signedIn(port: number, siteOrigin: string): Promise<Record<string, string>> {
  const account = privateKeyToAccount(generatePrivateKey());
  const browser = openTestBrowser(port, { siteOrigin });
  const statement = signInStatement;
  const nonce = await browser.nonce();
  const message = messageFor(account.address, nonce, { siteOrigin, statement });
  const { status } = await browser.verify(message, await account.signMessage({ message }));
  if (status !== 200) throw new Error(`sign-in was answered ${status}`);
  return { Cookie: Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join("; ") };
}
