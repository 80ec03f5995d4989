// Three pennies from where somebody was paid to the purse, for a sum that is worth it.
import css from "./coins.module.css";

export type WindowPlace = { readonly x: number; readonly y: number };

const LASTS = 320;
const APART = 60;

export const isManyPence = (more: number): boolean => more >= 100;

/** Found by what the bar calls it. */
const purse = (): Element | null => document.querySelector("[data-pence]");

/** Nothing flies where nobody wants movement; nothing is left behind. */
export function flyCoins(from: WindowPlace | null): void {
  const to = purse()?.getBoundingClientRect();
  if (!from || !to || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  for (const i of [0, 1, 2]) {
    const coin = document.createElement("span");
    coin.className = css.coin!;
    coin.setAttribute("aria-hidden", "true");
    document.body.append(coin);
    const high = Math.min(from.y, y) - 40 - 16 * i;
    const frames = [
      { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1 },
      { transform: `translate(${(from.x + x) / 2}px, ${Math.max(8, high)}px)`, opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 },
    ];
    const flight = coin.animate(frames, {
      duration: LASTS,
      delay: i * APART,
      easing: "cubic-bezier(0.4, 0, 0.6, 1)",
      fill: "backwards",
    });
    const land = () => coin.remove();
    flight.finished.then(land, land);
  }
}
