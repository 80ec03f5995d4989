// Throws small coins with a wallet's mark from where it is pressed, for as long as it is pressed (particle system).
import css from "./coinBurst.module.css";

const most = 35;
const milliseconds = 1000 / 60;

let container: HTMLElement | undefined;

/** In the dialog, because that lies above everything else of the page. */
function containerIn(dialog: Element): HTMLElement {
  if (container?.isConnected && dialog.contains(container)) return container;
  container?.remove();
  container = document.createElement("div");
  container.className = css.air!;
  container.setAttribute("aria-hidden", "true");
  dialog.append(container);
  return container;
}

function throwCoin(air: HTMLElement, iconUrl: string, at: { x: number; y: number }): void {
  const { size, steps } = coinPath(Math.random, window.innerHeight - at.y);
  const coin = document.createElement("img");
  coin.src = iconUrl;
  coin.alt = "";
  coin.width = size;
  coin.height = size;
  air.append(coin);
  const left = at.x - size / 2;
  const top = at.y - size / 2;
  const flight = coin.animate(
    steps.map(({ x, y, turn }) => ({
      transform: `translate(${left + x}px, ${top + y}px) rotate(${turn}deg)`,
    })),
    { duration: steps.length * milliseconds },
  );
  // The browser moves the coins; nothing of ours runs meanwhile.
  const land = () => {
    coin.remove();
    if (air.childElementCount === 0) air.remove();
  };
  // A dialog that closes takes its coins out of the air.
  flight.finished.then(land, land);
}

/** Gives back how to stop throwing; what flies comes down by itself. */
export function startBurst(
  from: Element,
  iconUrl: string,
  at: { x: number; y: number },
): () => void {
  const dialog = from.closest("dialog") ?? document.body;
  let frame = 0;
  const next = () => {
    const air = containerIn(dialog);
    if (air.childElementCount < most) throwCoin(air, iconUrl, at);
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

type Coin = { size: number; steps: readonly { x: number; y: number; turn: number }[] };

const sizes = [15, 20, 25, 35, 45] as const;
/** Longer than any coin flies on the tallest of screens. */
const mostSteps = 600;

/**
 * How one coin flies: thrown up, pulled down, turning, until it has left the screen. Sixty steps are a
 * second; `fall` is how far below its start a coin is out of sight.
 */
export function coinPath(random: () => number, fall: number): Coin {
  const size = sizes[Math.floor(random() * sizes.length)]!;
  const sideways = random() * 10 * (random() < 0.5 ? -1 : 1);
  const spin = random() * 35 * (random() < 0.5 ? -1 : 1);
  let up = random() * 25;
  let turn = random() * 360;
  let x = 0;
  let y = 0;
  const steps = [{ x, y, turn }];
  while (y < fall + size && steps.length < mostSteps) {
    x += sideways;
    y -= up;
    up = Math.max(-size, up - 1);
    turn += spin;
    steps.push({ x, y, turn });
  }
  return { size, steps };
}
