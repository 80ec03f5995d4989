// The sign-in in a real browser: its network and its page, over the kit's clock and tabs.
import { browserAuthentication } from "@loamstead/wallet-kit/authentication";
import { link } from "../lib/link.ts";
import { createSignIn, type SignIn, type SignInMode } from "./createSignIn.ts";
import { createSessionClient } from "./sessionClient.ts";

export type SignInOptions = {
  mode: SignInMode;
  /** Opens the kit's connect dialog: it connects a wallet where none is, and then verifies. */
  openDialog(): void;
};

/** Opens the page's one sign-in; it asks the server once an account is connected, and not before. */
export function openSignIn({ mode, openDialog }: SignInOptions): SignIn {
  const client = createSessionClient({
    fetch: (address, init) => fetch(address, init),
    link,
    now: Date.now,
    framed: window.top !== window.self,
    timeout: (wait) => AbortSignal.timeout(wait),
  });
  const browser = {
    ...browserAuthentication,
    page: () => ({ host: location.host, uri: location.origin + link("/") }),
    // Whoever runs the site reads that in the server's log.
    report: () => {},
  };
  return createSignIn({ mode, client, browser, openDialog });
}
