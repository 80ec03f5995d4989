// Several plots or animals in one number: bit 0 is the first (bit mask).
export type Mask = number;

export function membersOf(mask: Mask): number[] {
  const members: number[] = [];
  for (let rest = mask, i = 0; rest > 0; rest >>>= 1, i++) if (rest & 1) members.push(i);
  return members;
}

export const maskOf = (members: Iterable<number>): Mask => {
  let mask = 0;
  for (const member of members) mask |= 1 << member;
  return mask;
};
