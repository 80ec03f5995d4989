// What the account dialog says of what is kept, and of its end.
const some = (count: number, one: string, many: string): string =>
  count === 0 ? `no ${many}` : count === 1 ? `one ${one}` : `${count} ${many}`;

export const strings = {
  kept: ({ rooms, pictures, sessions }: Record<"rooms" | "pictures" | "sessions", number>) =>
    `Kept on this site's server: ${some(rooms, "room", "rooms")}, ${some(pictures, "picture", "pictures")}, ` +
    `and your ${sessions === 1 ? "session here" : `sessions in ${sessions} browsers`}.`,
  take: "Take everything with me",
  archive:
    "One archive: your rooms as they are now, as files and as pictures, which rooms you gave a heart, what you uploaded, and where you are signed in.",
  remove: "Delete my account",
  sure: "Delete your account?",
  goes: "From now on nobody sees your rooms. In a day your rooms go with all their versions, and your pictures, hearts and sessions. Rooms that others made from yours no longer tell your address.",
  stays:
    "What stays: your wallet and all that it owns, rooms that are on your devices, and the rooms that others made from yours.",
  undone: "Until then you can take it back here.",
  cancel: "Keep it",
  ending: (when: string) => `Your account ends ${when}. Nobody sees your rooms until then.`,
  undo: "Keep my account",
  asked: "Your account will be deleted in a day.",
  keptOn: "Your account stays.",
  failed: "That could not be asked just now.",
  notDone: "That did not work. Please try again.",
  retry: "Try again",
  reading: "One moment…",
} as const;
