// The field that the dial is set to: the first, or the one in the address, until somebody turns it; the address remembers that.
import { useEffect, useRef, useState } from "react";
import { readTypedNumber } from "../../fields/fieldNumber.ts";

const NAME = "field";
const SETTLED_MS = 400;

export function useDialled(first: number, size: number) {
  /** Null until somebody, or the address, has set it. */
  const [chosen, setChosen] = useState<number | null>(null);

  const path = useRef<string | null>(null);

  useEffect(() => {
    path.current = location.pathname;
    setChosen(readTypedNumber(new URLSearchParams(location.search).get(NAME) ?? "", size));
  }, [size]);

  useEffect(() => {
    if (chosen === null) return;
    // Browsers count how often an address is changed, and stop it.
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      // Once a link leads on, it is the next page's, though this one still stands.
      if (address.pathname !== path.current) return;
      if (address.searchParams.get(NAME) === `${chosen}`) return;
      address.searchParams.set(NAME, `${chosen}`);
      history.replaceState(history.state, "", address);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);

  const turn = (next: (id: number) => number) => setChosen((id) => next(id ?? first));
  return { id: chosen ?? first, turn };
}
