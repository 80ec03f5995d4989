// What stands where no piece does: why there is none, and what to do about it.
import Clock from "lucide-react/icons/clock";
import Heart from "lucide-react/icons/heart";
import SearchX from "lucide-react/icons/search-x";
import { Icon } from "../../ui/Icon.tsx";
import { pieces } from "../catalogue/index.ts";
import css from "./EmptyShelf.module.css";
import { nearName } from "./nearName.ts";
import { strings } from "./strings.ts";

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
  const near = nearName(pieces, query);
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
