// What was pressed, typed or switched in a printed part before it came to life: nobody heard of it, so it happens again then.

type Typed = Pick<HTMLInputElement, "value" | "checked">;

/** The last press counts, and no other. What is chosen in lists is read from them (`useEarlyChoices`). */
export function repeatEarlyInput(page: Document): void {
  let pressed: HTMLButtonElement | null = null;
  const typed = new Map<HTMLInputElement, Typed>();

  page.addEventListener(
    "click",
    ({ target }) => {
      if (!(target as Element).closest("[data-life=printed]")) return;
      const button = (target as Element).closest("button");
      // A form goes to the server by itself, and a menu opens.
      const isHeard = button && (button.popoverTargetElement || (button.form && isSubmit(button)));
      pressed = isHeard ? null : button;
    },
    true,
  );
  const remember = (field: EventTarget | null) => {
    if (!(field instanceof HTMLInputElement && field.closest("[data-life]"))) return;
    // The last is repeated last.
    typed.delete(field);
    const { value, checked } = field;
    if (isSwitch(field) ? checked !== field.defaultChecked : value !== field.defaultValue)
      typed.set(field, { value, checked });
  };
  // Before this ran, or as the browser has it from the visit before.
  for (const field of page.querySelectorAll("input")) remember(field);
  page.addEventListener("input", ({ target }) => remember(target), true);
  page.addEventListener("part-alive", ({ target }) => {
    const isAlive = (what: Element) =>
      (target as Element).contains(what) && !what.closest("[data-life]");
    // Each in a task of its own: what the one before changed is drawn by then.
    for (const [field, last] of typed) {
      if (!isAlive(field)) continue;
      typed.delete(field);
      setTimeout(typeAgain, 0, field, last);
    }
    if (!pressed || !isAlive(pressed)) return;
    const again = pressed;
    pressed = null;
    setTimeout(() => again.click());
  });
}

const isSubmit = ({ type }: HTMLButtonElement) => type === "submit";

const isSwitch = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

/** React passes over what it takes a field to say already, so the field says first what was printed. */
function typeAgain(field: HTMLInputElement, { value, checked }: Typed): void {
  if (isSwitch(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = field.defaultValue;
  // Its own `value` tells React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
