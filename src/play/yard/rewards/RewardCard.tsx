// A card for what came of a deed: a picture, a few words, and the way to where it is.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Award from "lucide-react/icons/award";
import X from "lucide-react/icons/x";
import { dishPiece } from "../../../farm/made/dishPiece.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { pieceUrl } from "../../../lib/pieceUrl.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperId } from "../../papers/index.ts";
import { ripe } from "../../pictures/pictures.ts";
import css from "./RewardCard.module.css";
import type { Reward } from "./rewardsBetween.ts";
import { type Pictured, rewardWords } from "./rewardWords.ts";
import { strings } from "./strings.ts";

const SIZE = 72;

function Picture({ of, farm }: { readonly of: Pictured; readonly farm: Farm }) {
  if (of.kind === "face")
    return <VillagerFace who={of.who} size={SIZE} farm={farm} className={css.picture} />;
  if (of.kind === "crop" || of.kind === "dish") {
    const source = of.kind === "crop" ? ripe[of.crop] : pieceUrl(dishPiece(of.dish));
    return <img className={css.picture} src={source} alt="" width={SIZE} height={SIZE} />;
  }
  return (
    <span className={css.medal} aria-hidden="true">
      {of.kind === "level" ? of.level : <Icon of={Award} size={36} />}
    </span>
  );
}

type RewardCardProps = {
  readonly reward: Reward;
  readonly farm: Farm;
  /** How many cards lie under this one. */
  readonly under: number;
  readonly onSee: (paper: PaperId) => void;
  readonly onAway: () => void;
};

export function RewardCard({ reward, farm, under, onSee, onAway }: RewardCardProps) {
  const { title, words, picture, paper } = rewardWords(reward);
  return (
    <section className={css.card} aria-label={title}>
      <Picture of={picture} farm={farm} />
      <div className={css.text}>
        <b className={css.title}>{title}</b>
        <p className={css.words}>{words}</p>
        <div className={css.ways}>
          <Button size="small" onClick={() => onSee(paper)}>
            {strings.see}
          </Button>
          {under > 0 && <span className={css.under}>{strings.more(under)}</span>}
        </div>
      </div>
      <IconButton icon={<Icon of={X} size={20} />} label={strings.away} onClick={onAway} />
    </section>
  );
}
