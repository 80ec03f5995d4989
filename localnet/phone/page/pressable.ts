// A button that does one thing at a time and shows that it is at work.
import { element } from "../../wallet/panel/element.ts";

type Look = { primary?: boolean; name?: string };

export function pressable(
  text: string,
  act: () => Promise<unknown>,
  { primary = false, name }: Look = {},
): HTMLButtonElement {
  const button = element(
    "button",
    { type: "button", class: primary ? "primary" : "", ...(name && { "aria-label": name }) },
    text,
  );
  button.addEventListener("click", async () => {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    try {
      await act();
    } finally {
      button.ariaBusy = null;
    }
  });
  return button;
}
