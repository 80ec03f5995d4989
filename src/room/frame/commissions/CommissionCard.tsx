// The card that was taken on, beside the room: ticked off as one furnishes, answered when all of it is there.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import Mail from "lucide-react/icons/mail";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { focusRegion } from "../../editor/regions.ts";
import { useLayout } from "../../editor/useLayout.ts";
import { useSelected } from "../../editor/useSelected.ts";
import { commissionsOnDevice } from "../../panels/keptOnDevice.ts";
import { cardStrings } from "../../wishes/cardStrings.ts";
import { type Commission, commissions } from "../../wishes/commissions.ts";
import { judge, type WishProgress } from "../../wishes/judge.ts";
import { wishWords } from "../../wishes/strings.ts";
import css from "./Commissions.module.css";
import { strings } from "./strings.ts";
import { WishList } from "./WishList.tsx";

export function CommissionCard() {
  const { session, say } = useEditor();
  const kept = commissionsOnDevice();
  const taken = useSelected(kept, (state) => state.taken);
  const [thanking, setThanking] = useState<Commission | null>(null);
  const commission = commissions.find(({ id }) => id === taken);
  if (commission)
    return (
      <Taken
        key={commission.id}
        commission={commission}
        onAnswer={() => {
          const { name } = session.state().document.shell;
          setThanking(commission);
          kept.answer({ commission: commission.id, room: name, at: Date.now() });
          say(cardStrings[commission.id].thanks);
        }}
      />
    );
  return thanking && <Thanks commission={thanking} onRead={() => setThanking(null)} />;
}

/** What was met, and what is wanted again, is heard once; not what was so from the start. */
function useProgressHeard(missing: readonly WishProgress[], { wishes }: Commission): void {
  const { say } = useEditor();
  const before = useRef(missing);
  useEffect(() => {
    const isOpen = (at: readonly WishProgress[], wish: WishProgress["wish"]) =>
      at.some((each) => each.wish === wish);
    const last = before.current;
    before.current = missing;
    const came = wishes.filter((wish) => isOpen(last, wish) && !isOpen(missing, wish));
    const went = wishes.filter((wish) => !isOpen(last, wish) && isOpen(missing, wish));
    const words = [
      ...came.map((wish) => strings.came(wishWords(wish))),
      ...went.map((wish) => strings.went(wishWords(wish))),
      ...(came.length > 0 && missing.length === 0 ? [strings.allMet] : []),
    ];
    // It answers what was just done: put off, the next step would take its place.
    if (words.length > 0) say(words.join(" "));
  }, [missing, wishes, say]);
}

type TakenProps = { commission: Commission; onAnswer: () => void };

function Taken({ commission, onAnswer }: TakenProps) {
  const { session, say } = useEditor();
  const { id, from, wishes } = commission;
  const { title, words } = cardStrings[id];
  // A small window has little room beside the pieces: the title and the count say enough there at first.
  const layout = useLayout();
  const [isOpen, setOpen] = useState(layout !== "phone" && layout !== "low");
  const body = useId();
  const document = useSession((state) => state.document);
  const missing = useMemo(
    () => judge(document, session.catalogue, wishes),
    [document, session, wishes],
  );
  useProgressHeard(missing, commission);
  const met = wishes.length - missing.length;
  return (
    <section className={css.taken} aria-label={strings.from(villagerNames[from])}>
      <ToolButton
        className={css.head}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Mail} size={19} />
        <span className={css.title}>{title}</span>
        <span className={css.count}>{strings.progress(met, wishes.length)}</span>
        <Icon of={ChevronDown} size={18} className={css.arrow} />
      </ToolButton>
      <div id={body} className={css.body} hidden={!isOpen}>
        <p className={css.words}>{words}</p>
        <WishList wishes={wishes} missing={missing} />
      </div>
      <div className={css.ways} hidden={!isOpen && missing.length > 0}>
        {missing.length === 0 && (
          <Button size="small" onClick={onAnswer}>
            {strings.answer}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            focusRegion("catalogue");
            commissionsOnDevice().take(null);
            say(strings.wasPutBack);
          }}
        >
          {strings.putBack}
        </Button>
      </div>
    </section>
  );
}

function Thanks({ commission, onRead }: { commission: Commission; onRead: () => void }) {
  const { id, from } = commission;
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);
  return (
    <section className={css.taken} aria-label={strings.answers(villagerNames[from])}>
      <p className={css.from}>{strings.answers(villagerNames[from])}</p>
      <p className={css.thanks}>{cardStrings[id].thanks}</p>
      <div className={css.ways}>
        <Button
          ref={way}
          size="small"
          onClick={() => {
            focusRegion("catalogue");
            onRead();
          }}
        >
          {strings.toShelf}
        </Button>
      </div>
    </section>
  );
}
