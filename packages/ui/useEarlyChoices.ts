// What a visitor chose in lists of a printed form before the page came to life: all at once, since one choice leads to another page.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

export type EarlyChoice = { readonly name: string; readonly value: string };

/** Lists that stand otherwise than they were printed. Those that are drawn from scratch have no choice printed in them. */
function choicesIn(box: HTMLElement): EarlyChoice[] {
  const lists = [...box.querySelectorAll("select")].filter(({ options }) =>
    [...options].some(({ defaultSelected, selected }) => defaultSelected && !selected),
  );
  return lists.map(({ name, value }) => ({ name, value }));
}

/** Tells once what was chosen in the box while it was a printed page and no more. */
export function useEarlyChoices(
  box: RefObject<HTMLElement | null>,
  onChosen: (choices: readonly EarlyChoice[]) => void,
): void {
  const tell = useEffectEvent(onChosen);
  const [choices, setChoices] = useState<readonly EarlyChoice[]>([]);
  // Read at once, before drawing anew puts them back; told only when whatever follows links is there.
  useLayoutEffect(() => {
    const found = choicesIn(box.current!);
    if (found.length > 0) setChoices(found);
  }, [box]);
  useEffect(() => {
    if (choices.length > 0) tell(choices);
  }, [choices]);
}
