// Where the card that tells of a refusal goes: near the thing, and over nothing that one looks at meanwhile.
export type ScreenArea = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type CardPlacement = {
  readonly view: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  readonly held: ScreenArea;
  /** Where it is free. */
  readonly offered: ScreenArea | null;
  /** The current numbers of column and row. */
  readonly numbers: readonly ScreenArea[];
  /** What lies over the view anyway. */
  readonly panels: readonly ScreenArea[];
  /** Nothing is held any more: the card is read in a corner, and the room is to be seen again. */
  readonly isAside?: boolean;
};

/** From panels and from the edge of the view. */
const APART = 12;
/** From the thing itself. */
const NEAR = 14;

const shared = (a: ScreenArea, b: ScreenArea): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const grown = ({ left, top, width, height }: ScreenArea, by: number): ScreenArea => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

type Corner = { readonly left: number; readonly top: number };

/** Below, to the left, to the right and above, in the middle first and then towards the ends. */
function beside(near: ScreenArea, { width, height }: CardPlacement["card"]): Corner[] {
  const across = [
    near.left + (near.width - width) / 2,
    near.left + near.width - width,
    near.left,
    near.left + near.width,
    near.left - width,
  ];
  const down = [near.top + (near.height - height) / 2, near.top + near.height - height, near.top];
  return [
    ...across.map((left) => ({ left, top: near.top + near.height + NEAR })),
    ...down.map((top) => ({ left: near.left - width - NEAR, top })),
    ...down.map((top) => ({ left: near.left + near.width + NEAR, top })),
    ...across.map((left) => ({ left, top: near.top - height - NEAR })),
  ];
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export function placeCard(wish: CardPlacement): Corner {
  const { view, card, held, offered, numbers, panels } = wish;
  const keepClear = [held, ...(offered ? [offered] : []), ...numbers];
  const over = (corner: Corner): number => {
    const area = { ...corner, ...card };
    // What is covered weighs more than what is come too near to.
    return [
      ...keepClear.map((each) => 2 * shared(area, each)),
      ...panels.map((each) => shared(area, grown(each, APART))),
    ].reduce((sum, each) => sum + each, 0);
  };
  const inView = ({ left, top }: Corner): Corner => ({
    left: within(left, APART, Math.max(APART, view.width - card.width - APART)),
    top: within(top, APART, Math.max(APART, view.height - card.height - APART)),
  });
  const right = view.width - card.width;
  const bottom = view.height - card.height;
  const corners = [0, right].flatMap((left) => [bottom, 0].map((top) => ({ left, top })));
  const near = [...(offered ? beside(offered, card) : []), ...beside(held, card)];
  const all = [...(wish.isAside ? [] : near), ...corners].map(inView);
  let best = all[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of all) {
    const cost = over(corner);
    if (cost >= least) continue;
    least = cost;
    best = corner;
    if (cost === 0) break;
  }
  return best;
}
