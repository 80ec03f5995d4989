// All parishes by their names, each a way to its page.
import { memo } from "react";
import site from "../../site.config.ts";
import { parishLink } from "../alphaFields/links/index.ts";
import { parishName } from "../fields/parishNames.ts";
import { parishesOf } from "../fields/parishSlug.ts";
import { parishWords } from "../fields/parishWords.ts";
import css from "./Parishes.module.css";
import { strings } from "./shared/strings.ts";

const count = parishesOf(site.collection.size);
const parishes = Array.from({ length: count }, (_, id) => ({
  id,
  name: parishName(id),
  words: parishWords(id, site.collection.size),
})).toSorted((a, b) => a.name.localeCompare(b.name, "en"));

export const Parishes = memo(function Parishes() {
  return (
    <section aria-labelledby="parishes-title" className={css.parishes}>
      <h2 id="parishes-title">{strings.parishesTitle(count)}</h2>
      <ul role="list">
        {parishes.map(({ id, name, words }) => (
          <li key={id}>
            <a href={parishLink(id)}>{name}</a>
            {words && <small>{words}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
});
