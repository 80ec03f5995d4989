// How one coin flies: thrown up, pulled down, turning, until it has left the screen.

export type Coin = { size: number; steps: readonly { x: number; y: number; turn: number }[] };

const sizes = [15, 20, 25, 35, 45] as const;
/** Longer than any coin flies on the tallest of screens. */
const mostSteps = 600;

/** Sixty steps are a second; `fall` is how far below its start a coin is out of sight. */
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
