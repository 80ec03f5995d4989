// Opens the page of the wallet kit while the site is developed: controls, and a frame of any width with what they choose.
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { translated } from "../src/languages/languages.ts";
import "@loamstead/ui/base.css";
import { KitStage, looks, type StageProps } from "./KitStage.tsx";
import css from "./Page.module.css";
import { type StateName, states } from "./states.ts";

const choices = {
  state: Object.keys(states),
  locale: ["en-US", ...translated],
  scheme: ["system", "light", "dark"],
  look: Object.keys(looks),
  width: ["1280", "1024", "768", "390", "320"],
};
type Chosen = Record<keyof typeof choices, string>;

const first: Chosen = {
  state: choices.state[0]!,
  locale: "en-US",
  scheme: "system",
  look: "own",
  width: "1280",
};

/** What the address names and there is. */
const readChosen = (): Partial<Chosen> =>
  Object.fromEntries(
    [...new URLSearchParams(location.hash.slice(1))].filter(([name, choice]) =>
      choices[name as keyof Chosen]?.includes(choice),
    ),
  );

function Controls() {
  // In the address, so that a state can be passed on, and is there again when Vite loads the page anew.
  const [chosen, setChosen] = useState<Chosen>({ ...first, ...readChosen() });
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    history.replaceState(null, "", `#${new URLSearchParams(next)}`);
    setChosen(next);
  };
  return (
    <main className={css.page}>
      <form className={css.controls}>
        {(Object.keys(choices) as (keyof Chosen)[]).map((name) => (
          <label key={name}>
            {name}
            <select
              value={chosen[name]}
              onChange={({ target }) => choose({ [name]: target.value })}
            >
              {choices[name].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <iframe
        className={css.frame}
        title="The wallet kit"
        src={`?${new URLSearchParams(chosen)}`}
        width={chosen.width}
        height="800"
      />
    </main>
  );
}

const asked = Object.fromEntries(new URLSearchParams(location.search));

createRoot(document.getElementById("root")!).render(
  asked.state === undefined ? (
    <Controls />
  ) : (
    <KitStage
      state={asked.state as StateName}
      locale={asked.locale as StageProps["locale"]}
      colorScheme={asked.scheme as StageProps["colorScheme"]}
      look={asked.look as StageProps["look"]}
    />
  ),
);
