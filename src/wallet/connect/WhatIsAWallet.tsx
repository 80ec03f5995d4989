// Explains what a wallet is, and that this release asks for none.
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { strings } from "../strings.ts";
import css from "./WhatIsAWallet.module.css";

export default function WhatIsAWallet({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} title={strings.whatIsAWallet} onClose={onClose}>
      <ul role="list" className={css.facts}>
        <li>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path className={css.basket} d="M6 22h36l-4 18a3 3 0 0 1-3 2H13a3 3 0 0 1-3-2z" />
            <path className={css.handle} d="M13 22a11 13 0 0 1 22 0" />
            <path className={css.weave} d="M9 29h30M10 35h28" />
          </svg>
          <div>
            <h3>{strings.basketTitle}</h3>
            <p>{strings.basketText}</p>
          </div>
        </li>
        <li>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <circle className={css.handle} cx="31" cy="17" r="9" />
            <path className={css.handle} d="M24.5 23.5 8 40m4-4 5 5m1-11 5 5" />
          </svg>
          <div>
            <h3>{strings.keyTitle}</h3>
            <p>{strings.keyText}</p>
          </div>
        </li>
      </ul>
      <p className={css.notYet}>{strings.notYet}</p>
      <Button onClick={onClose}>{strings.close}</Button>
    </Dialog>
  );
}
