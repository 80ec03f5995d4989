// All the cards of the villagers: those to be taken on, and the shelf of those that were answered.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import { useSelected } from "../../editor/useSelected.ts";
import type { AnsweredCommission } from "../../panels/keptCommissions.ts";
import { commissionsOnDevice } from "../../panels/keptOnDevice.ts";
import { cardStrings } from "../../wishes/cardStrings.ts";
import { type Commission, commissions } from "../../wishes/commissions.ts";
import { wishWords } from "../../wishes/strings.ts";
import css from "./Commissions.module.css";
import { strings } from "./strings.ts";
import { WishList } from "./WishList.tsx";

export function CommissionsDialog() {
  const { overlays } = useEditor();
  const isOpen = useOverlays(({ open }) => open?.kind === "commissions");
  return (
    <Dialog
      open={isOpen}
      title={strings.title}
      size="wide"
      onClose={() => overlays.set({ open: null })}
    >
      {isOpen && <Cards />}
    </Dialog>
  );
}

function Cards() {
  const kept = commissionsOnDevice();
  const taken = useSelected(kept, (state) => state.taken);
  const answered = useSelected(kept, (state) => state.answered);
  const answerOf = ({ id }: Commission) => answered.find(({ commission }) => commission === id);
  const open = commissions.filter((each) => !answerOf(each));
  const shelf = answered.flatMap(({ commission }) => {
    const card = commissions.find(({ id }) => id === commission);
    return card ? [card] : [];
  });
  const cards = (list: readonly Commission[]) => (
    <ul role="list" className={css.cards}>
      {list.map((each) => (
        <li key={each.id}>
          <Card commission={each} isTaken={each.id === taken} answer={answerOf(each)} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={css.all}>
      <p className={css.lede}>{strings.lede}</p>
      {cards(open)}
      {shelf.length > 0 && (
        <section aria-labelledby="commission-shelf" className={css.all}>
          <h3 id="commission-shelf">{strings.shelf}</h3>
          {cards(shelf)}
        </section>
      )}
    </div>
  );
}

type CardProps = {
  commission: Commission;
  isTaken: boolean;
  answer: AnsweredCommission | undefined;
};

function Card({ commission, isTaken, answer }: CardProps) {
  const { overlays, say } = useEditor();
  const { id, from, wishes } = commission;
  const { title, words, thanks } = cardStrings[id];
  const take = () => {
    commissionsOnDevice().take(id);
    // Where the card then lies has to be seen.
    const isFolded = overlays.state().sheet !== "full";
    overlays.set({ open: null, isShelfOpen: true, ...(isFolded && { sheet: "shelf" }) });
    say(strings.tookOn(title, wishes.map(wishWords)));
  };
  return (
    <article className={css.card} data-is-taken={isTaken || undefined}>
      <h3>{title}</h3>
      <p className={css.from}>{strings.from(villagerNames[from])}</p>
      <p className={css.words}>{words}</p>
      {answer ? (
        <>
          <p className={css.thanks}>{thanks}</p>
          <p className={css.from}>{strings.answeredIn(answer.room, answer.at)}</p>
        </>
      ) : (
        <WishList wishes={wishes} />
      )}
      {isTaken ? (
        <p className={css.from}>{strings.taken}</p>
      ) : (
        <Button
          kind="secondary"
          size="small"
          aria-label={answer ? strings.againOf(title) : strings.takeOf(title)}
          onClick={take}
        >
          {answer ? strings.again : strings.take}
        </Button>
      )}
    </article>
  );
}
