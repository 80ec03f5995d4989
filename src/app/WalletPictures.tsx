// The site's own pictures in the wallet's dialogs: its country over an account, a basket for what a wallet holds, flowers for a proof.
import { basketStill } from "../stills/basket.ts";
import { Still } from "../stills/Still.tsx";
import { sunflowers } from "../stills/sunflowers.ts";
import css from "./WalletPictures.module.css";

/** With the dialog, which is drawn before anybody opens it: fetched once it is seen, it came a second later. */
export const Basket = () => (
  <Still picture={basketStill} alt="" sizes="72px" priority className={css.basket} />
);

/** Over "Verify your account". */
export const Sunflowers = () => (
  <span className={css.sunflowers}>
    <Still picture={sunflowers} alt="" sizes="132px" priority />
  </span>
);

/** The strip of country along the top. */
export function WalletHills() {
  return (
    <div className={css.country}>
      <div className={css.sun} />
      <svg viewBox="0 0 372 112" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--hill-1)" d="M0 74C52 58 106 55 168 66s128 7 204-10v56H0z" />
        <path fill="var(--hill-2)" d="M0 84c70-17 128-11 190-1s124 4 182-13v42H0z" />
        <path fill="var(--hill-3)" d="M0 98c66-10 132-8 198-3s116 3 174-4v21H0z" />
      </svg>
    </div>
  );
}
