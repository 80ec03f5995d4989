// A button that was pressed before the page came to life: nobody heard of it, so it is pressed again then.

/** The page tells it on the document when it listens; the last press counts, and no other. */
export function pressAgainOnceAlive(page: Document): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest("button");
    // A form goes to the server by itself.
    pressed = button?.form && button.type === "submit" ? null : button;
  };
  page.addEventListener("click", remember, true);
  page.addEventListener(
    "page-alive",
    () => {
      page.removeEventListener("click", remember, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
