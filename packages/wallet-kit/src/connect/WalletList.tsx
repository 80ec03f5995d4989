// The wallets one below the other, in their groups.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { type ComponentProps, type PointerEvent, useId } from "react";
import { passkeyId } from "../kit/walletState.ts";
import type { WalletGroup, WalletOption } from "../wallets/buildWalletList.ts";
import { groups as listed } from "../wallets/groups.ts";
import { texts as ofGroups } from "../wallets/strings.ts";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { texts } from "./strings.ts";
import { useRoving } from "./useRoving.ts";
import { WalletIcon } from "./WalletIcon.tsx";
import css from "./WalletList.module.css";

export type PasskeyChoice = { isAwaited: boolean; onChoose(): void };

export type WalletListProps = {
  groups: readonly WalletGroup[];
  chosen: string | undefined;
  onChoose(wallet: WalletOption): void;
  /** What stands before the wallets, where there is an account by passkey. */
  passkey?: PasskeyChoice | undefined;
  onPress?: ((event: PointerEvent<HTMLElement>, wallet: WalletOption) => void) | undefined;
};

/** The kit's own groups in the visitor's language; a site's are shown as they are called. */
function useGroupTitle(): (name: string) => string {
  const { recent } = useTexts(texts);
  const { installed, popular } = useTexts(ofGroups);
  return (name) =>
    ({ [listed.installed]: installed, [listed.popular]: popular, [listed.more]: recent })[name] ??
    name;
}

type Sorted = { groups: readonly WalletGroup[]; more: readonly WalletOption[] };

/** What is in sight from the start, and what is folded away below. */
export function sortOut(groups: readonly WalletGroup[]): Sorted {
  const isInSight = ({ isFolded, recent }: WalletOption) => !isFolded || recent;
  return {
    groups: groups
      .map(({ name, wallets }) => ({ name, wallets: wallets.filter(isInSight) }))
      .filter(({ wallets }) => wallets.length > 0),
    more: groups.flatMap(({ wallets }) => wallets).filter((wallet) => !isInSight(wallet)),
  };
}

type WholeListProps = WalletListProps & {
  /** In the only pane there is. */
  isAlone?: boolean;
};

export function WalletList(props: WholeListProps) {
  const id = useId();
  const groupTitle = useGroupTitle();
  const { groups } = sortOut(props.groups);
  const wallets = groups.flatMap((group) => group.wallets);
  const { chosen, passkey, isAlone } = props;
  const first = passkey && !passkey.isAwaited ? [passkeyId] : [];
  const usable = wallets.find((wallet) => !wallet.unsupported)?.id;
  const ids = [...first, ...wallets.map((wallet) => wallet.id)];
  // Keys begin where something can be done.
  const { group, item } = useRoving(ids, chosen ?? first[0] ?? usable);
  return (
    <div className={css.list}>
      <div className={css.list} {...group}>
        {passkey && (
          <PasskeyRow
            isAwaited={passkey.isAwaited}
            isApart={isAlone}
            isChosen={chosen === passkeyId}
            onClick={passkey.onChoose}
            {...(!passkey.isAwaited && item(passkeyId))}
          />
        )}
        {groups.map(({ name, wallets }) => (
          <section key={name} className={css.group} aria-labelledby={`${id}${name}`}>
            <h3 id={`${id}${name}`}>{groupTitle(name)}</h3>
            <Rows {...props} wallets={wallets} item={item} />
          </section>
        ))}
      </div>
      <WalletFold {...props} />
    </div>
  );
}

/** Below the wallets in sight: more of them. */
export function WalletFold(props: WalletListProps) {
  const { more: title } = useTexts(ofGroups);
  const { groups, chosen } = props;
  const { more } = sortOut(groups);
  const { group, item } = useRoving(
    more.map(({ id }) => id),
    chosen,
  );
  if (more.length === 0) return null;
  return (
    <div className={css.fold}>
      <Fold title={title}>
        <div {...group}>
          <Rows {...props} wallets={more} item={item} />
        </div>
      </Fold>
    </div>
  );
}

type RowsProps = WalletListProps &
  Pick<ReturnType<typeof useRoving>, "item"> & { wallets: readonly WalletOption[] };

function Rows({ wallets, chosen, onChoose, onPress, item }: RowsProps) {
  return (
    <ul role="list">
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <WalletRow
            wallet={wallet}
            isChosen={wallet.id === chosen}
            onClick={() => onChoose(wallet)}
            onPointerDown={(event) => onPress?.(event, wallet)}
            {...item(wallet.id)}
          />
        </li>
      ))}
    </ul>
  );
}

type WalletRowProps = ComponentProps<"button"> & { wallet: WalletOption; isChosen: boolean };

/** One wallet: its mark, its name, and what is special about it here. */
function WalletRow({ wallet, isChosen, ...rest }: WalletRowProps) {
  const strings = useTexts(texts);
  const name = <span className={css.name}>{wallet.name}</span>;
  return (
    <button type="button" {...rest} className={css.row} aria-current={isChosen || undefined}>
      <WalletIcon wallet={wallet} size="row" isMuted={wallet.unsupported} />
      {wallet.unsupported || wallet.recent ? (
        <span className={css.words}>
          {name} {wallet.unsupported && <span className={css.note}>{strings.unsupported}</span>}{" "}
          {wallet.recent && <span className={css.recent}>{strings.recent}</span>}
        </span>
      ) : (
        name
      )}
    </button>
  );
}
