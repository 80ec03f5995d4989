// All kinds of one trait side by side, as wide as they are likely, with one of them marked.
import { odds, type TraitName, totals } from "../fields/odds.ts";
import css from "./OddsStrip.module.css";

type OddsStripProps = { trait: TraitName; kind: string };

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** Decoration: the odds stand beside it as text. */
export function OddsStrip({ trait, kind }: OddsStripProps) {
  let from = 0;
  const furrows = odds[trait].map(({ id, weight }) => {
    const share = weight / totals[trait];
    const x = percent(from);
    from += share;
    return { id, x, width: percent(share) };
  });
  // The own one last, so that even the narrowest shows whole.
  const isOwn = ({ id }: { id: string }) => id === kind;
  const ordered = furrows.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)));
  return (
    <svg className={css.strip} aria-hidden="true">
      {ordered.map((furrow) => (
        <rect
          key={furrow.id}
          x={furrow.x}
          width={furrow.width}
          height="100%"
          data-own={isOwn(furrow) || undefined}
        />
      ))}
    </svg>
  );
}
