// The wallets side by side, for a thumb: the next one peeks in at the edge.
import { useTexts } from "@loamstead/ui/language.ts";
import { Fragment } from "react";
import { texts } from "./strings.ts";
import { useRoving } from "./useRoving.ts";
import { WalletIcon } from "./WalletIcon.tsx";
import { sortOut, type WalletListProps } from "./WalletList.tsx";
import css from "./WalletStrip.module.css";

/** A name written together may be parted where its second word begins. */
function BreakableName({ name }: { name: string }) {
  const [first, ...rest] = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

export function WalletStrip({ groups, chosen, onChoose, onPress }: WalletListProps) {
  const strings = useTexts(texts);
  // What a thumb meets first can be used.
  const wallets = sortOut(groups)
    .groups.flatMap((group) => group.wallets)
    .toSorted((one, other) => +one.unsupported - +other.unsupported);
  const { group, item } = useRoving(
    wallets.map(({ id }) => id),
    chosen,
  );
  return (
    <ul role="list" className={css.strip} {...group}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className={css.wallet}
            aria-current={wallet.id === chosen || undefined}
            onClick={() => onChoose(wallet)}
            onPointerDown={(event) => onPress?.(event, wallet)}
            {...item(wallet.id)}
          >
            <WalletIcon wallet={wallet} size="strip" isMuted={wallet.unsupported} />
            <span className={css.name}>
              <BreakableName name={wallet.shortName} />
            </span>{" "}
            {wallet.unsupported && <span className={css.note}>{strings.unsupported}</span>}{" "}
            {wallet.recent && <span className={css.recent}>{strings.recent}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
