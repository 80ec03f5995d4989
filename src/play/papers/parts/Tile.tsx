// One thing on a paper: its picture, its name with a line, one button; a press on the name unfolds the rest.
import { createContext, type ReactNode, useId, useState } from "react";
import type { PaperProps } from "../../session/paperProps.ts";
import css from "./Tile.module.css";
import { type Unfolding, useUnfolded } from "./useUnfolded.ts";

/** Where the buttons of a tile say at length what they lack: below it. */
export const ReasonPlace = createContext<HTMLElement | null>(null);

type TileProps = {
  readonly paper: Pick<PaperProps, "played">;
  /** By which it is remembered whether it is unfolded. */
  readonly id: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly line?: ReactNode;
  /** What its buttons have in common, for whoever hears them without the tile. */
  readonly group?: string;
  /** What the name unfolds. */
  readonly more?: ReactNode;
  /** Where somebody else has it unfolded as well. */
  readonly fold?: Unfolding;
  readonly children?: ReactNode;
};

export function Tile(props: TileProps) {
  const { paper, id, picture, name, line, group = name, more, fold, children } = props;
  const own = useUnfolded(paper.played, id);
  const [isOpen, setOpen] = fold ?? own;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const moreId = useId();
  const head = (
    <>
      <b className={css.name}>{name}</b>
      {line !== undefined && <span className={css.line}>{line}</span>}
    </>
  );
  return (
    <li className={css.tile}>
      <span className={css.picture}>{picture}</span>
      {more === undefined ? (
        <div className={css.head}>{head}</div>
      ) : (
        <button
          type="button"
          className={css.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? moreId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {head}
        </button>
      )}
      <ReasonPlace value={place}>
        {children !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
          <div role="group" aria-label={group} className={css.deed}>
            {children}
          </div>
        )}
        <div ref={setPlace} className={css.told} />
      </ReasonPlace>
      {isOpen && more !== undefined && (
        <div id={moreId} className={css.more}>
          {more}
        </div>
      )}
    </li>
  );
}

type TilesProps = {
  /** Small ones stand two or three abreast, each with its button below it. */
  readonly abreast?: 2 | 3 | undefined;
  readonly children: ReactNode;
};

export const Tiles = ({ abreast, children }: TilesProps) => (
  <ul role="list" className={abreast ? css.cells : css.tiles} data-abreast={abreast}>
    {children}
  </ul>
);
