// Where the focus goes when the button that opened a dialog has become another one.

const homeAttribute = "data-wallet-button";

/** The button as it is now; its slot while the button is still being fetched. */
export function focusHome(): HTMLElement | null {
  const slots = document.querySelectorAll<HTMLElement>(`[${homeAttribute}]`);
  const slot = [...slots].find((place) => place.offsetParent !== null) ?? null;
  return slot?.querySelector("button") ?? slot;
}

/** Called by a button that has just arrived: takes the focus that was kept for it. */
export function restoreFocusTo(button: HTMLElement | null): void {
  const slot = button?.closest(`[${homeAttribute}]`);
  if (slot && slot === document.activeElement) button?.focus();
}
