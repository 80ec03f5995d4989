// What several papers say.
export const strings = {
  lookIn: "Look in",
  lookInFor: (name: string) => `Look in: ${name} in your room`,
  rules: "The rules of this",
  more: (count: number) => (count === 1 ? "One more" : `${count} more`),
  later: (count: number) => (count === 1 ? "One more comes later" : `${count} more come later`),
  level: (level: number) => `level ${level}`,
  rung: (has: number, of: number) => `${has} of ${of}`,

  /** On a button, of what it has not got. */
  lacks: {
    of: (have: string, need: string) => `${have} of ${need}`,
    level: (level: number) => `Level ${level}`,
    no: (name: string) => `No ${name} yet`,
    from: (when: string) => `From ${when}`,
    noPlace: "No place",
    notDone: "Nothing done",
    nothingWaits: "Nothing waits",
    frozen: "Frozen",
    barnFull: "Barn full",
    noMeadow: "No room",
    hasAll: "Nothing new",
    notReady: "Not yet",
    made: "Done",
    now: "Not now",
  },
  /** As it is heard. */
  lacking: (deed: string, lack: string) => `${deed}: ${lack}`,
} as const;
