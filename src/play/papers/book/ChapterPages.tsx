// A chapter of the book: a leaf for each thing, written or still white.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { CropPicture } from "../parts/CropPicture.tsx";
import { PiecePicture } from "../parts/PiecePicture.tsx";
import css from "./Book.module.css";
import type { Chapter, Leaf } from "./chapters.ts";
import { strings } from "./strings.ts";

function LeafCard({ leaf: { name, words, piece, crop } }: { readonly leaf: Leaf }) {
  return (
    <li className={css.leaf} data-written={words === null ? undefined : true}>
      {crop && words !== null && <CropPicture crop={crop} />}
      {piece && words !== null && <PiecePicture piece={piece} />}
      <b>{name}</b>
      <span>{words ?? strings.notYet}</span>
    </li>
  );
}

type LeavesProps = { readonly leaves: readonly Leaf[] };

export const Leaves = ({ leaves }: LeavesProps) => (
  <ul role="list" className={css.leaves}>
    {leaves.map((leaf) => (
      <LeafCard key={leaf.page} leaf={leaf} />
    ))}
  </ul>
);

export function ChapterPages({ chapter }: { readonly chapter: Chapter }) {
  const { title, leaves, quiet } = chapter;
  const written = leaves.filter(({ words }) => words !== null);
  const heading = quiet
    ? strings.chapterOpen(title, written.length)
    : strings.chapter(title, written.length, leaves.length);
  return (
    <Fold title={heading}>
      {quiet && <p className={css.quiet}>{quiet}</p>}
      <Leaves leaves={quiet ? written : leaves} />
    </Fold>
  );
}
