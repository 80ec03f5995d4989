// Of such a shape previews beside links cut nothing off.
export const cardSize = { width: 1200, height: 630 } as const;
