// Who is signed in, as farms ask it; and who was last, for pages that do not know yet, or never ask.
import type { SignIn } from "../../signIn/index.ts";
import { type FarmHolder, noHolder } from "./farmAccount.ts";
import { farmLayout } from "./farmLayout.ts";

const key = `${farmLayout.name}.holder`;

function readLast(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function noteLast(holder: string): void {
  try {
    localStorage.setItem(key, holder);
  } catch {
    // Then every farm of the device is shown to whoever is signed out.
  }
}

/** An account is an address on a chain, as with rooms. */
export function farmHolder(signIn: Pick<SignIn, "session" | "subscribe"> | null): FarmHolder {
  if (!signIn) return { ...noHolder, last: readLast };
  const holder = (): string | null => {
    const session = signIn.session();
    return session && `${session.address.toLowerCase()}:${session.chainId}`;
  };
  const note = () => {
    const who = holder();
    if (who !== null && who !== readLast()) noteLast(who);
    return who;
  };
  note();
  return {
    holder,
    last: readLast,
    onHolder: (listener) => {
      let last = holder();
      return signIn.subscribe(() => {
        const next = note();
        if (next === last) return;
        last = next;
        listener();
      });
    },
  };
}
