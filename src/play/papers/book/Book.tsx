// The book: one's level and what the next brings, and all that one has grown, cooked, met and made, with its day.

import { levelOf } from "../../../farm/state/deeds.ts";
import { deedsFor } from "../../../farm/tables/level.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { YearWay } from "../../year/YearWay.tsx";
import { FillBar } from "../parts/FillBar.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import own from "./Book.module.css";
import { ChapterRow } from "./ChapterRow.tsx";
import { chaptersOf } from "./chapters.ts";
import { nextLevelWords } from "./nextLevelWords.ts";
import { strings } from "./strings.ts";
import { Writers } from "./Writers.tsx";

export function Book(paper: PaperProps) {
  const { farm } = paper.state;
  const level = levelOf(farm);
  const from = deedsFor(level);
  const chapters = chaptersOf(farm);
  const isEmpty = chapters.every(({ leaves }) => leaves.every(({ words }) => words === null));
  return (
    <>
      <PaperSection title={strings.level(level)}>
        <FillBar has={farm.deeds - from} of={Math.max(1, deedsFor(level + 1) - from)} />
        <p className={css.note}>{nextLevelWords(farm)}</p>
        <YearWay played={paper.played} />
      </PaperSection>
      <PaperSection title={strings.pages}>
        {isEmpty && <p className={css.note}>{strings.empty}</p>}
        <ul role="list" className={own.chapters}>
          {chapters.map((chapter) => (
            <ChapterRow key={chapter.title} farm={farm} chapter={chapter} />
          ))}
        </ul>
        <Writers {...paper} />
      </PaperSection>
    </>
  );
}
