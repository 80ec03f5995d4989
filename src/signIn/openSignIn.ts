// The sign-in in a real browser: its network, its clock, its other tabs, its attention.
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
  return createSignIn({
    mode,
    client,
    broadcast: openBroadcast(),
    onAttention(listener) {
      addEventListener("focus", listener);
      addEventListener("online", listener);
      addEventListener("pageshow", listener);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") listener();
      });
    },
    now: Date.now,
    after(wait, run) {
      const timer = setTimeout(run, wait);
      return () => clearTimeout(timer);
    },
    page: { host: location.host, uri: location.origin + link("/") },
    openDialog,
  });
}

/** In a frame whose storage the browser has shut off, even opening one throws. */
function openBroadcast(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("loamstead.sign-in");
  } catch {
    return undefined;
  }
}
