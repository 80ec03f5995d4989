// A festival whose table is laid: who is there, how far one is, and the next thing to do; unfolded what one brings, and what was said.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect, useRef, useState } from "react";
import type { FeastWords } from "../../../farm/describe/feasts/feast.ts";
import { wishes } from "../../../farm/describe/feasts/wishes.ts";
import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { type FeastHands, feastSoFar } from "../../../farm/feasts/feastSoFar.ts";
import { DEEDS_OF_ALL, deedsDone } from "../../../farm/feasts/festivalDeed.ts";
import { hasBeenTo, laidUntil } from "../../../farm/feasts/laid.ts";
import { DAY, dayAt } from "../../../farm/numbers/time.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { feasts, HANDS } from "../../../farm/tables/feasts.ts";
import { type Festival, festivalOf } from "../../../farm/tables/festivals.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import css from "../parts/paper.module.css";
import { Rungs } from "../parts/Rungs.tsx";
import { Tile } from "../parts/Tile.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { useUnfolded } from "../parts/useUnfolded.ts";
import { joinWithAnd, shortDateWords } from "../parts/words.ts";
import { Evening } from "./Evening.tsx";
import { type FestivalWay, festivalWay, mayWishAt } from "./festivalWay.ts";
import { strings } from "./strings.ts";
import { Wishing } from "./Wishing.tsx";

/** What there is to read once something was done; null before. */
const lineOf = (words: FeastWords, { hands, hasSat }: FeastHands): string | null =>
  hasSat ? words.evening : hands > 0 ? words.done[hands - 1]! : null;

/** What is new on the paper is heard after what was done, and not what stood there before. */
function useLineSaid(line: string | null | undefined): void {
  const before = useRef(line);
  useEffect(() => {
    // Not fetched yet.
    if (line === undefined) return;
    const wasFetched = before.current !== undefined;
    if (wasFetched && line !== null && line !== before.current) announce(line, "unasked");
    before.current = line;
  }, [line]);
}

function bringWords(farm: Farm, festival: Festival, isBrought: boolean): string {
  const brings = entriesOf(festivalOf(festival).brings);
  if (isBrought)
    return strings.brought(
      joinWithAnd(brings.map(([good, count]) => farmWords.count(good, count))),
    );
  const needs = brings.map(([good, count]) =>
    strings.need(farmWords.count(good, count), countOf(farm.barn, good)),
  );
  return strings.bringAll(joinWithAnd(needs));
}

type FestivalTileProps = { readonly paper: PaperProps; readonly festival: Festival };

export function FestivalTile({ paper, festival }: FestivalTileProps) {
  const { state, now, played } = paper;
  const { farm } = state;
  const day = dayAt(now);
  const so = feastSoFar(farm, festival, day);
  const words = useFetched(festival, async () => {
    const { feastWords } = await import("../../../farm/describe/feasts/feastWords.ts");
    return feastWords[festival];
  });
  const line = words ? lineOf(words, so) : undefined;
  useLineSaid(line);
  const fold = useUnfolded(played, `festival ${festival}`);
  const [chosen, setChosen] = useState<number | null>(null);
  const mayWish = mayWishAt(farm, festival, now);
  const wish = chosen ?? so.wish ?? 0;
  const way = festivalWay(farm, festival, now, { hand: words?.hand, wish });
  const readOn = (deed: FestivalWay["deed"]) => {
    fold[1](true);
    if (deed === "sit") paper.onSit?.();
  };
  const name = festivalNames[festival];
  return (
    <Tile
      paper={paper}
      id={`festival ${festival}`}
      fold={fold}
      picture={<VillagerFace farm={farm} who={feasts[festival].host} size={40} />}
      name={name}
      line={
        <>
          <Rungs has={deedsDone(farm, festival, now)} of={DEEDS_OF_ALL} />{" "}
          {strings.until(shortDateWords(laidUntil(festival, day) * DAY))}
        </>
      }
      more={
        <>
          <p>{bringWords(farm, festival, hasBeenTo(farm, festival, day))}</p>
          {!so.hasSat && <p>{strings.hands(so.hands, HANDS)}</p>}
          {so.wish !== null && <p>{strings.wished(wishes[so.wish]!)}</p>}
          {line && !so.hasSat && <p className={css.words}>{line}</p>}
          {so.hasSat && words && <Evening farm={farm} words={words} />}
        </>
      }
    >
      {mayWish && way?.deed === "hand" && <Wishing wish={wish} onWish={setChosen} />}
      {way && (
        <ActionButton
          paper={paper}
          wish={way.wish}
          // What comes of it is read at once.
          {...(way.deed !== "bring" && { onDone: () => readOn(way.deed) })}
        >
          {way.label}
        </ActionButton>
      )}
    </Tile>
  );
}
