// A list of which one is chosen: accounts, networks.
import { element } from "./element.ts";

export type Choice = {
  readonly value: string;
  readonly name: string;
  readonly note?: string;
  readonly picture?: Node;
};

export function choices(
  legend: string,
  options: readonly Choice[],
  chosen: string,
  choose: (choice: Choice) => void,
): HTMLFieldSetElement {
  const group = `choice-${legend.toLowerCase()}`;
  return element(
    "fieldset",
    {},
    element("legend", {}, legend),
    element(
      "div",
      { class: "choices" },
      ...options.map((option) => {
        const input = element("input", {
          type: "radio",
          name: group,
          value: option.value,
          checked: option.value === chosen,
        });
        input.addEventListener("change", () => choose(option));
        return element(
          "label",
          { class: option.picture ? "choice" : "choice small" },
          ...(option.picture ? [option.picture] : []),
          element(
            "span",
            {},
            element("span", { class: "name" }, option.name),
            ...(option.note ? [element("span", { class: "note" }, option.note)] : []),
          ),
          input,
        );
      }),
    ),
  );
}
