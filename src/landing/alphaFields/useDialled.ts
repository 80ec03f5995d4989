// The field that the dial is set to: begun with the example, or with the one in the address, which remembers it.
import { useEffect, useState } from "react";
import { readTypedNumber } from "../../fields/fieldNumber.ts";

const NAME = "field";
const SETTLED_MS = 400;

export function useDialled(example: number, size: number) {
  /** Null until somebody, or the address, has set it. */
  const [chosen, setChosen] = useState<number | null>(null);

  useEffect(() => {
    setChosen(readTypedNumber(new URLSearchParams(location.search).get(NAME) ?? "", size));
  }, [size]);

  useEffect(() => {
    if (chosen === null) return;
    // Browsers count how often an address is changed, and stop it.
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if (address.searchParams.get(NAME) === `${chosen}`) return;
      address.searchParams.set(NAME, `${chosen}`);
      history.replaceState(history.state, "", address);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);

  const turn = (next: (id: number) => number) => setChosen((id) => next(id ?? example));
  return { id: chosen ?? example, isChosen: chosen !== null, turn };
}
