// How the page of the kit finds its way through a dialog: by what is written there.
export async function until<Found>(
  look: () => Found | null | undefined,
  what: string,
): Promise<Found> {
  // Long enough for a busy machine's first visit, when all code has still to come.
  for (let tries = 0; tries < 1000; tries += 1) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`It did not come: ${what}`);
}

/** What is only said is no sight yet: it may come before what shows it. */
const inDialog = (text: string) =>
  [...document.querySelectorAll("dialog[open] > :not([aria-live])")].some(({ textContent }) =>
    textContent.includes(text),
  );
export const untilShown = (text: string) => until(() => inDialog(text), text);

/** One that can be pressed. */
export function buttonOf(name: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(
    "dialog[open] :is(button:enabled, summary)",
  );
  return [...buttons].find(({ textContent, ariaLabel }) => {
    const text = textContent.trim();
    return ariaLabel === name || text === name || text.startsWith(`${name} `);
  });
}

export const pressButton = async (name: string) =>
  (await until(() => buttonOf(name), name)).click();

/** As somebody would by keys: React hears of nothing that is set past it. */
export async function write(text: string): Promise<void> {
  const field = await until(
    () => document.querySelector<HTMLInputElement>("dialog[open] input"),
    "a field to write in",
  );
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
