// A chapter of the book: a row of small pictures, filled or pale; a press opens a page below, and the rest unfolds.

import { Fold } from "@loamstead/ui/Fold.tsx";
import { useState } from "react";
import type { Farm } from "../../../farm/state/farm.ts";
import { groupDigits } from "../../../lib/groupDigits.ts";
import { VillagerFace } from "../../../people/index.ts";
import { CropPicture } from "../parts/CropPicture.tsx";
import { GoodPicture } from "../parts/GoodPicture.tsx";
import { PiecePicture } from "../parts/PiecePicture.tsx";
import css from "./Book.module.css";
import { ChapterSign } from "./ChapterSign.tsx";
import type { Chapter, Leaf } from "./chapters.ts";
import { strings } from "./strings.ts";

type ChapterProps = { readonly farm: Farm; readonly chapter: Chapter };

/** So many stand in the row; the others unfold. */
const MOST = 6;

function LeafPicture({ farm, leaf, chapter }: ChapterProps & { readonly leaf: Leaf }) {
  const { crop, piece, good, writer } = leaf;
  if (crop) return <CropPicture crop={crop} />;
  if (piece) return <PiecePicture piece={piece} />;
  if (good) return <GoodPicture good={good} />;
  return writer ? (
    <VillagerFace farm={farm} who={writer} size={44} />
  ) : (
    <ChapterSign chapter={chapter} />
  );
}

export function ChapterRow({ farm, chapter }: ChapterProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { title, leaves, quiet } = chapter;
  const written = leaves.filter(({ words }) => words !== null);
  const shown = quiet ? written : [...written, ...leaves.filter(({ words }) => words === null)];
  const page = shown.find((leaf) => leaf.page === open);
  const row = (some: readonly Leaf[]) => (
    <ul role="list" className={css.row}>
      {some.map((leaf) => (
        <li key={leaf.page}>
          <button
            type="button"
            className={css.leaf}
            data-written={leaf.words === null ? undefined : true}
            aria-label={leaf.words === null ? strings.pale(leaf.name) : leaf.name}
            aria-expanded={leaf === page}
            onClick={() => setOpen(leaf === page ? null : leaf.page)}
          >
            <LeafPicture farm={farm} leaf={leaf} chapter={chapter} />
          </button>
        </li>
      ))}
    </ul>
  );
  const rest = shown.slice(MOST);
  return (
    <li className={css.chapter}>
      <h4 className={css.title}>
        {title}{" "}
        <span>
          {quiet ? groupDigits(written.length) : strings.of(written.length, leaves.length)}
        </span>
      </h4>
      {shown.length > 0 && row(shown.slice(0, MOST))}
      {page && <Page leaf={page} />}
      {rest.length > 0 && (
        <Fold title={strings.rest(rest.length)}>
          {quiet && <p className={css.quiet}>{quiet}</p>}
          {row(rest)}
          {page && rest.includes(page) && <Page leaf={page} />}
        </Fold>
      )}
    </li>
  );
}

const Page = ({ leaf: { name, words } }: { readonly leaf: Leaf }) => (
  <p className={css.page}>
    <b>{name}</b> <span>{words ?? strings.notYet}</span>
  </p>
);
