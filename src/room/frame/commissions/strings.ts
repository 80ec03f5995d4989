// What the cards of the villagers say beside their own words.
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

export const strings = {
  title: "Cards from the villagers",
  lede: "Each of them wishes for a room. Take a card on, and furnish whichever room you like: it is ticked off as you go, and answered once all of it is there. Cards ask for nothing else, and you may put one back at any time.",
  from: (name: string) => `From ${name.replace(/^The /, "the ")}`,
  wished: "Wished for",
  take: "Take it on",
  takeOf: (title: string) => `Take it on: ${title}`,
  again: "Take it on again",
  againOf: (title: string) => `Take it on again: ${title}`,
  taken: "This one lies beside your room.",
  putBack: "Put the card back",
  wasPutBack: "The card is back with the others.",
  tookOn: (title: string, wishes: readonly string[]) =>
    `Taken on: ${title}. Wished for: ${wishes.join("; ")}.`,
  progress: (met: number, all: number) => `${met} of ${all}`,
  isThere: "is there",
  isMissing: "still wanted",
  came: (wish: string) => `There now: ${wish}.`,
  went: (wish: string) => `Wanted again: ${wish}.`,
  allMet: "All that was wished for is there. The card can be answered.",
  answer: "Answer the card",
  answers: (name: string) => `${name} writes back`,
  toShelf: "Keep it on the shelf",
  shelf: "On your shelf",
  answeredIn: (room: string, at: number) => `Answered in “${room}”, ${day.format(at)}`,
};
