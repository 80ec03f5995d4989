// The mark of a chain on its tile, or its initial where it has no mark; decoration beside its name.
import css from "./ChainMark.module.css";
import { chainMark } from "./chainMarks.ts";

type ChainMarkProps = { id: number; name: string; testnet: boolean };

export function ChainMark({ id, name, testnet }: ChainMarkProps) {
  const url = chainMark(id);
  return (
    <span className={css.tile} data-testnet={testnet || undefined} aria-hidden="true">
      {url ? <img src={url} alt="" width="38" height="38" /> : Array.from(name)[0]}
    </span>
  );
}
