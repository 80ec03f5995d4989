// Who keeps fields of a parish, those with the most first.
import { Avatar, shortenAddress } from "@loamstead/wallet-kit/identity";
import type { ParishOwner } from "../fields/givenParish.ts";
import css from "./ParishOwners.module.css";
import { strings } from "./strings.ts";

type KeepersProps = { keepers: readonly ParishOwner[]; of: number };

export function ParishOwners({ keepers, of }: KeepersProps) {
  const kept = keepers.reduce((sum, [, fields]) => sum + fields, 0);
  return (
    <section aria-labelledby="keepers-title">
      <h2 id="keepers-title">{strings.keepersTitle}</h2>
      <p className={css.text}>{kept === 0 ? strings.nobody : strings.kept(kept, of)}</p>
      <ul role="list" className={css.keepers}>
        {keepers.map(([address, fields]) => (
          <li key={address}>
            <Avatar address={address} size={42} />
            <bdi>{shortenAddress(address)}</bdi> <span>{strings.keeps(fields)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
