// What stands where no piece does: why there is none, and what to do about it.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Clock from "lucide-react/icons/clock";
import Heart from "lucide-react/icons/heart";
import SearchX from "lucide-react/icons/search-x";
import { allPieces, type CataloguePiece } from "../catalogue/index.ts";
import css from "./EmptyShelf.module.css";
import { strings } from "./strings.ts";

/** Letters to put in, leave out, change or swap; `most` + 1 stands for any more. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? before[j - 2]! + 1 : most + 1,
      );
    }
    before = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}

const LONGEST = 24;

/** What somebody may have meant who misspelt a piece. Null where no name is near; the longer the word, the more may be wrong with it. */
export function nearName(pieces: readonly CataloguePiece[], query: string): string | null {
  const wanted = query.trim().toLowerCase().slice(0, LONGEST);
  const most = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { name, words } of pieces) {
    const own = name.toLowerCase();
    for (const word of [own, ...words]) {
      const distance = editsBetween(wanted, word, most);
      // What a piece is named is nearer than what it is also called.
      const price = distance + (own.includes(word) ? 0 : 0.5);
      if (distance > most || price >= least) continue;
      least = price;
      best = name;
    }
  }
  return best;
}

type EmptyShelfProps = {
  /** What was searched for; nothing where a shelf is empty. */
  query: string;
  kind: "favourites" | "recent";
  onTry: (name: string) => void;
};

export function EmptyShelf({ query, kind, onTry }: EmptyShelfProps) {
  if (query === "")
    return (
      <div className={css.empty} data-kind={kind}>
        <Icon of={kind === "favourites" ? Heart : Clock} size={30} />
        <p>{kind === "favourites" ? strings.noFavourites : strings.noRecent}</p>
      </div>
    );
  const near = nearName(allPieces(), query);
  return (
    <div className={css.empty}>
      <Icon of={SearchX} size={30} />
      <p>
        <strong>{strings.nothingFound(query)}</strong>
      </p>
      {near === null ? (
        <p>{strings.tryAny}</p>
      ) : (
        <p>
          {strings.tryInstead}{" "}
          <button type="button" className={css.near} onClick={() => onTry(near)}>
            {near}
          </button>
          ?
        </p>
      )}
    </div>
  );
}
