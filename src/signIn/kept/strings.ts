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
  goes: "From now on nobody sees your rooms. In three days your rooms go, deleted ones too, with all their versions, and your pictures, hearts and sessions.",
  stays:
    "What stays: your wallet and all that it owns, rooms that are on your devices, and the rooms that others made from yours.",
  undone: "For three days you can take it back here: sign in, and keep your account.",
  proof:
    "Nobody but you can ask for this: you sign for it once more, with the account itself. This is what you sign:",
  preparing: "One moment: what you sign is being prepared…",
  notPrepared: "What you would sign could not be prepared just now.",
  sign: "Sign and delete my account",
  notSigned: "It was not signed. Your account stays as it is.",
  cancel: "Keep it",
  ending: (when: string) => `Your account ends ${when}. Nobody sees your rooms until then.`,
  undo: "Keep my account",
  asked: "Your account will be deleted in three days.",
  keptOn: "Your account stays.",
  failed: "That could not be asked just now.",
  notDone: "That did not work. Please try again.",
  retry: "Try again",
  reading: "One moment…",
} as const;
