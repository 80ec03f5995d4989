// What is said of surprises, of tables that are laid, and of the rest of the day.
export const strings = {
  green: "The green",
  today: "To be had today",
  until: (date: string) => `until ${date}`,
  bring: (goods: string) => `Bring ${goods}`,
  bringSome: (count: number) => `Bring all ${count}`,
  bringAll: (goods: string) => `One brings ${goods}.`,
  brought: (goods: string) => `You brought them: ${goods}.`,
  need: (goods: string, have: number) => `${goods} (you have ${have})`,
  hands: (times: number, of: number) =>
    `You have taken a hand ${times} of ${of} times, six hours between; then one sits down.`,
  /** While the festival's own words are fetched. */
  anyHand: "Take a hand",
  wish: "Your wish",
  wished: (wish: string) => `Stirred in: ${wish}`,
  sit: "Sit down",
  homeLaid: "Your long table is laid.",
  homeSat: "You have sat there today.",
} as const;
