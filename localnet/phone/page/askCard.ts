// The paper on which the phone asks its owner something, with two answers.
import { element } from "../../wallet/panel/element.ts";
import { siteName } from "../../wallet/panel/format.ts";
import type { App, Outcome } from "../phone.ts";
import { pressable } from "./pressable.ts";
import { strings } from "./strings.ts";

type Ask = {
  id: number;
  app: App;
  title: string;
  body: readonly Node[];
  yes: string;
  accept: () => Promise<Outcome>;
  decline: () => Promise<Outcome>;
  /** Told what came of the answer. */
  answered: (outcome: Outcome, accepted: boolean) => void;
};

export function askCard({ id, app, title, body, yes, accept, decline, answered }: Ask) {
  const heading = `ask-${id}`;
  return element(
    "section",
    { class: "card ask", "aria-labelledby": heading },
    element("p", { class: "site" }, strings.from(app.name), " · ", siteName(app.url)),
    element("h2", { id: heading, tabindex: "-1" }, title),
    ...body,
    element(
      "div",
      { class: "buttons" },
      pressable(strings.decline, async () => answered(await decline(), false)),
      pressable(yes, async () => answered(await accept(), true), { primary: true }),
    ),
  );
}
