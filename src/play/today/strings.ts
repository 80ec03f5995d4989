// What Today says beside what the page of the farm does.
export const strings = {
  from: (who: string, pence: string) => `${who}, ${pence}`,
  /** Those that are not shown here, or all of them where each is. */
  read: (others: number) => (others === 0 ? "Read the letters" : `Read the letters (${others})`),
  noLetters: (when: string) => `The next one comes ${when}.`,
  restUntil: (when: string) => `Nothing needs you until ${when}.`,
  clocks: "Whose clock?",
} as const;
