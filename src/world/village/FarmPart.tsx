// What somebody of the village has to do with the farm that was last played here: what they ask for, and what they wrote.
import { Button } from "@loamstead/ui/Button.tsx";
import { useEffect, useState } from "react";
import { answeredLetters, type ReadAgain } from "../../farm/describe/villagers/answeredLetters.ts";
import type { Villager } from "../../farm/tables/villagers.ts";
import { link } from "../../lib/link.ts";
import type { KeptFarm } from "../../play/kept/index.ts";
import { strings } from "./strings.ts";
import { beginningOf, toldOf } from "./toldOf.ts";
import css from "./VillagerSlip.module.css";

type FarmPartProps = { readonly who: Villager; readonly kept: KeptFarm };

export function FarmPart({ who, kept: { ground, farm } }: FarmPartProps) {
  const { lies, wrote, parts, isTold } = toldOf(farm, who, Date.now());
  const last = useLastLetter(who, farm, parts);
  return (
    <div className={css.farm}>
      {lies && (
        <>
          <p className={css.asks}>
            {lies.goods === null ? strings.lies : strings.asks(lies.goods)}
          </p>
          <Button href={link(`/play?field=${ground.field}&paper=letters`)} size="small">
            {strings.toLetter}
          </Button>
        </>
      )}
      {wrote === 0 && !lies && <p>{strings.never}</p>}
      {wrote > 0 && (
        <p>
          {strings.wrote(wrote)} {last && strings.theLast(beginningOf(last.text))}
        </p>
      )}
      {last && (
        <details className={css.again}>
          <summary>{strings.readAgain}</summary>
          <p>{last.text}</p>
          {last.reply !== null && <p className={css.reply}>{last.reply}</p>}
        </details>
      )}
      {isTold && <p>{strings.told}</p>}
    </div>
  );
}

/** Null until it is fetched, and where none was answered. */
function useLastLetter(
  who: Villager,
  { stories }: KeptFarm["farm"],
  parts: number,
): ReadAgain | null {
  const [last, setLast] = useState<{ key: string; letter: ReadAgain | null } | null>(null);
  const key = `${who} ${parts}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the stories only these parts of this one are read.
  useEffect(() => {
    if (parts === 0) return;
    let isHere = true;
    answeredLetters({ stories }, who).then(
      (letters) => isHere && setLast({ key, letter: letters.at(-1) ?? null }),
      // The slip is whole without its words.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [key]);
  return last?.key === key ? last.letter : null;
}
