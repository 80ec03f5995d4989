// The book: tables that are laid, and all that one has grown, cooked, met and made, with its day.
import { levelOf } from "../../../farm/state/deeds.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Surprises } from "../surprises/Surprises.tsx";
import { ChapterPages, Leaves } from "./ChapterPages.tsx";
import { chaptersOf } from "./chapters.ts";
import { levelWords } from "./levelWords.ts";
import { strings } from "./strings.ts";
import { Tables } from "./Tables.tsx";
import { Writers } from "./Writers.tsx";

export function Book(paper: PaperProps) {
  const chapters = chaptersOf(paper.state.farm);
  const written = chapters.flatMap(({ leaves }) => leaves).filter(({ words }) => words !== null);
  // What one grows is there at once; the rest is folded away.
  const [crops, ...others] = chapters;
  return (
    <>
      <Surprises {...paper} />
      <Part title={strings.level(levelOf(paper.state.farm))}>
        <p className={css.note}>{levelWords(paper.state.farm)}</p>
      </Part>
      <Tables {...paper} />
      <Part title={strings.pages}>
        <p className={css.note}>{strings.lead(written.length)}</p>
        <Leaves leaves={crops!.leaves} />
        {others.map((chapter) =>
          chapter.title === strings.chapters.villagers ? (
            <Writers key={chapter.title} farm={paper.state.farm} chapter={chapter} />
          ) : (
            <ChapterPages key={chapter.title} chapter={chapter} />
          ),
        )}
      </Part>
    </>
  );
}
