// One stop for Tab in a group of buttons; arrows, Home and End move within it (roving tabindex).
import { type KeyboardEvent, useState } from "react";

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

/** Spread `item(id)` on each button and `group` around them. */
export function useRoving(ids: readonly string[], first: string | undefined) {
  const [active, setActive] = useState<string>();
  const stop = active !== undefined && ids.includes(active) ? active : (first ?? ids[0]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-roving]")];
    const at = items.indexOf(event.target as HTMLElement);
    const target = at < 0 ? undefined : targetOf(event.key, at, items.length);
    if (target === undefined) return;
    event.preventDefault();
    items[target]!.focus();
  };
  const item = (id: string) => ({
    "data-roving": true,
    tabIndex: id === stop ? 0 : -1,
    // Where it is already nothing has to be drawn: the dialog that opens gives the focus to the first.
    onFocus: () => id !== stop && setActive(id),
  });
  return { group: { onKeyDown }, item };
}
