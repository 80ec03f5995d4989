// What was pressed, typed or switched in a printed part before it came to life: nobody heard of it, so it happens again then (event replay).

type Typed = Pick<HTMLInputElement, "value" | "checked">;

/**
 * The last press counts, and no other. React hears of none of it before: it would draw the part at once, and take
 * what has been typed by then for what was printed. What is chosen in lists is read from them (`useEarlyChoices`).
 */
export function repeatEarlyInput(page: Document): void {
  let pressed: HTMLButtonElement | null = null;
  const typed = new Map<HTMLInputElement, Typed>();

  const remember = (field: EventTarget) => {
    if (!(field instanceof HTMLInputElement && isPrinted(field))) return;
    const { value, checked } = field;
    // The last is repeated last.
    typed.delete(field);
    if (isSwitch(field) ? checked !== field.defaultChecked : value !== field.defaultValue)
      typed.set(field, { value, checked });
  };
  // Before this ran, or as the browser has it from the visit before.
  for (const field of page.querySelectorAll("input")) remember(field);

  const hear = (event: Event) => {
    const target = event.target as Element;
    if (!isPrinted(target)) return;
    event.stopPropagation();
    if (event.type !== "click") return remember(target);
    const button = target.closest("button");
    // A form goes to the server by itself, and a menu opens.
    const isHeard = button && (button.popoverTargetElement || (button.form && isSubmit(button)));
    pressed = isHeard ? null : button;
  };
  for (const type of ["click", "input", "change"]) page.addEventListener(type, hear, true);

  page.addEventListener("part-alive", ({ target }) => {
    const isAlive = (what: Element) => (target as Element).contains(what) && !isPrinted(what);
    const fields = [...typed].filter(([field]) => isAlive(field));
    // Each in a task of its own: what the one before changed is drawn by then.
    for (const [field, last] of fields) {
      typed.delete(field);
      setTimeout(typeAgain, 0, field, last);
    }
    if (!pressed || !isAlive(pressed)) return;
    const again = pressed;
    pressed = null;
    // At once where nothing goes before it: another button may take its place with the next drawing.
    if (fields.length === 0) again.click();
    else setTimeout(() => again.click());
  });
}

const isPrinted = (what: Element) => what.closest("[data-printed]") !== null;

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
