// What is said of the things on a farm that are pressed.
export const strings = {
  title: "Around the farm",
  look: "Look",

  house: "The cottage",
  isOpen: "The door is open.",
  goIn: "Go in",

  chimney: "The kitchen",
  nothingOn: "Nothing is on.",
  on: (what: string, when: string) => `${what}, done ${when}.`,
  done: (what: string) => `${what}, done.`,
  take: "Take what is done",
  toKitchen: "To the kitchen",

  barn: "The barn",
  holds: (used: string, size: string) => `${used} of ${size}.`,
  onGable: (records: string) => `On the wall: ${records}.`,
  toBarn: "To the barn",

  workshop: "The workshop",
  nothingOnBench: "Nothing is on the bench.",
  toWorkshop: "To the workshop",

  gate: "The gate",
  lettersHere: (count: number) =>
    count === 1 ? "A letter lies here." : `${count} letters lie here.`,
  noLetter: "No letter lies here.",
  gifts: (count: number) =>
    count === 1 ? "Something lies in the basket." : `${count} things lie in the basket.`,
  toLetters: "To the letters",

  made: "On the plank by the door",
  madeOn: (what: string, date: string) => `${what}, made on ${date}.`,
  lookIn: "Look in",

  animal: (name: string, kind: string) => `${name}, ${kind}`,
  gather: "Gather",
  does: (habit: string) => `${habit}.`,
  call: "Call it…",

  since: (date: string) => `It has stood here since ${date}.`,
  says: (name: string) => `It says ${name}.`,
  nameFarm: "Write a name on it",
  sitDown: "Sit down",

  green: "The green",
  until: (date: string) => `Until ${date}, and again next year.`,
  ask: "What there is to do",
  toMarket: "To the market",
  at: (festival: string) => `Here for ${festival}.`,
  atHome: "Here for the evening.",
  pedlar: "On the road until dark.",
} as const;
