// All that keeping rooms with an account, and showing them to others, says.
export const strings = {
  share: "Share",
  shareTitle: "Share this room",
  before:
    "Everybody with the link can walk round the room, and begin one of their own from it. You can take it back whenever you like.",
  signInFirst:
    "Sign in first, so that the room can be kept with your account and is yours to change.",
  shareNow: "Share it",
  signInAndShare: "Sign in and share it",
  shared: "This room is open to everybody who has the link.",
  behind: "What you change from now on is seen there a few seconds later.",
  link: "Link to the room",
  copy: "Copy link",
  copied: "Copied",
  notCopied: "Your browser would not copy it. Select the link and copy it by hand.",
  hand: "Send it on",
  see: "Open its page",
  picture: (name: string) => `${name} as its page shows it`,
  takeBack: "Stop sharing",
  takenBack: "The room is yours alone again.",
  working: "One moment",
  offer: (rooms: number) =>
    rooms === 1
      ? "One room is only on this device. Keep it with your account as well?"
      : `${rooms} rooms are only on this device. Keep them with your account as well?`,
  claim: "Keep with my account",
  decline: "Leave them here",
  keptBoth: (name: string) =>
    `“${name}” was changed here and on another device in the same places. You have both rooms now.`,
  understood: "All right",
  remixed: (name: string) => `A room of your own, made from “${name}”.`,
  notRemixed: {
    gone: "That room is not shown to everybody any more.",
    unreachable: "That room could not be fetched. Try again in a moment.",
  },
  trouble: {
    signedOut: "You are not signed in any more.",
    unreachable:
      "The server does not answer. Your rooms are kept on this device; try again in a moment.",
    gone: "Your account does not have this room any more.",
    newer: "This room was just changed on another device. Try again in a moment.",
    tooManyRooms: (most: number) =>
      `Your account has ${most} rooms, and that is as many as it can keep. Put one away first.`,
    tooLarge: (most: number) =>
      `This room is too large for the account: it may take ${Math.floor(most / 1024)} kB.`,
    unkept: "This device could not keep the room just now. Try again in a moment.",
    otherAccount: "This room belongs to another account. Make a copy of it first, and share that.",
  },
} as const;
