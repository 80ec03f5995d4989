// The six wishes that one may stir into the pudding on Stir-up Sunday, kept in the book.
// The order is that of the numbers that the law keeps: none may move.
export const wishes = [
  "Rain by night.",
  "A letter a day.",
  "Somebody at the gate.",
  "Fewer slugs.",
  "The same again.",
  "I shall keep it to myself.",
] as const;
