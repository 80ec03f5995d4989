// Says that a part of the page could not be loaded, and loads the page again for whoever asks.
import { createRoot } from "react-dom/client";
import { Button } from "../ui/Button.tsx";
import css from "./CodeGone.module.css";
import { strings } from "./strings.ts";

/** Apart from the page, which may not have come to life at all. */
export function sayCodeGone(reload: () => void): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <div role="alert" className={css.note}>
      <p>{strings.codeGone}</p>
      <Button size="small" onClick={reload}>
        {strings.loadAgain}
      </Button>
    </div>,
  );
}
