// The evening of a festival at which one sits: what it is like, and what each guest says, the host first.

import type { EveningWords, Guest } from "../../../farm/describe/feasts/feast.ts";
import { writerName } from "../../../farm/describe/writerName.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { VillagerFace } from "../../../people/index.ts";
import letterCss from "../letters/Letters.module.css";

type EveningProps = { readonly farm: Farm; readonly words: EveningWords };

export function Evening({ farm, words: { evening, guests } }: EveningProps) {
  return (
    <>
      <p className={letterCss.letter}>{evening}</p>
      <ul role="list">
        {(Object.entries(guests) as [Guest, string][]).map(([guest, line]) => (
          <li key={guest} className={letterCss.back}>
            <VillagerFace farm={farm} who={guest} size={40} />
            <p>
              <b>{writerName(guest)}</b> <span>{line}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
