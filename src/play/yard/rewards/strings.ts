// What the cards say.
export const strings = {
  see: "See it",
  away: "Put the card away",
  more: (count: number) => `${count} more`,
  level: (level: number) => `Level ${level}`,
  news: (news: string) => `New to you: ${news}.`,
  noNews: "One more ring in the wood.",
  record: (name: string) => `Your heaviest ${name}`,
  heirloom: "An heirloom",
  firstOf: (name: string) => `Your first ${name}, in the book from now on.`,
  ranks: { known: "Known", wellKnown: "Well known", byHeart: "By heart" },
  marked: {
    known: (name: string) => `You know ${name} by now.`,
    wellKnown: (name: string) => `You know ${name} well.`,
    byHeart: (name: string) => `You know ${name} by heart.`,
  },
  sat: "You sat at the table.",
  told: "Their story is told",
  given: (name: string) => `${name} stands in your yard.`,
} as const;
