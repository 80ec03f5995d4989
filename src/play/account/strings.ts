// All that is said of farms and the account of whoever is signed in, beside the line that tells where the open one is kept.
const farms = (count: number): string => (count === 1 ? "one farm" : `${count} farms`);

export const strings = {
  /** Within a sentence. */
  farmOn: (field: number, name: string | null) => name ?? `the farm on field ${field}`,
  offerOne: (farm: string) => `Keep ${farm} with your account?`,
  thenIt: "Then it is on your other devices too.",
  offerAll: (count: number) => `Keep your ${count} farms with your account?`,
  thenThey: "Then they are on your other devices too.",
  offerSome: (count: number, room: number) =>
    `Your account has room for ${farms(room)} of the ${count} that are here. Which shall it keep?`,
  offerFull: (most: number) => `Your account has ${farms(most)}, and keeps no more.`,
  staysHere: (farm: string) =>
    `${farm} stays on this device; end one of the others, and it may go there.`,
  keepWithAccount: "Keep with my account",
  yes: (count: number) => (count === 1 ? "Yes, keep it" : "Yes, keep them"),
  choose: "Choose…",
  keepHere: (count: number) =>
    count === 1 ? "Keep it on this device" : "Keep them on this device",
  keptHere:
    "It stays on this device. The list of your farms has the way to your account, should you want it later.",
  onItsWay: "It goes to your account now. Play on meanwhile.",
  chooseTitle: "Which farms shall your account keep?",
  chooseText: (room: number) =>
    `${room === 1 ? "One of them" : `Up to ${room} of them`}. The others stay on this device, as they are.`,
  chosen: (count: number, room: number) => `${count} of ${room} chosen`,
  looking: "Looking whether your account has a farm…",
  playOn: "Play on, if you like: nothing is lost by it.",
  silent: "Your account does not answer just now.",
  comesLater: "If it has a farm of yours, that comes once it does; what you do here is kept.",
  found: (farm: string) => `${farm} is here as well, from your account.`,
  goThere: "Go there",
  stay: "Stay here",
  ended: (field: number) => `The farm on field ${field} was ended.`,
  forThirtyDays: "For thirty days it can be brought back.",
  othersFarm: (field: number) => `The farm on field ${field} is kept with another account.`,
  hereAgain: "It is here again once that one is signed in.",
  yourFarms: "Your farms",
  heard: "Good",
  reload: "Load again",
  retry: "Try again",
  trouble: {
    gone: "Your account does not have that farm any more. What is here of it stays on this device.",
    reload:
      "The rules of the farm are newer than this page. Load it again: what you did is kept here, and goes along.",
    serverOlder:
      "This page is newer than the server just now. Your farm is kept here, and goes to your account in a while.",
    full: "The server takes no more for now. Your farm is kept here, and it is tried again.",
    unkept: "This device took none of what came from your account. Free some room, and try again.",
    signedOut: "You are not signed in any more. Your farm is kept on this device.",
    unreachable:
      "Your account does not answer just now. Try it once more in a moment; nothing is lost.",
    tooMany: (most: number) =>
      `Your account has ${farms(most)}, and that is as many as it keeps. End one of them first.`,
    refused: (words: string) => `Your account did not take it. ${words}`,
  },
  joined: (kept: number, of: number) =>
    kept === 0
      ? `${of === 1 ? "One step" : `None of ${of} steps`} could${of === 1 ? " not" : ""} be kept.`
      : `${kept} of ${of} steps were kept.`,
  andMore: (count: number) =>
    count === 1 ? "And one more like these." : `And ${count} more like these.`,

  listTitle: "Your farms",
  listText: (used: number, most: number) =>
    `Your account has ${used} of ${most} farms. They are on every device where you are signed in.`,
  listHere: "They are kept on this device. Signed in, you have them on your others too.",
  /** On a button that says what it does, for whoever does not see of which farm it stands. */
  ofFarm: (what: string, farm: string) => `${what}: ${farm}`,
  isOpen: "Open now",
  where: {
    both: "with your account, and here",
    account: "with your account",
    device: "on this device only",
  },
  lastPlayed: (when: string, on: string | null) =>
    on === null ? `Played ${when}` : `Played ${when}, ${on}`,
  level: (level: number) => `Level ${level}`,
  open: "Open",
  fetch: "Bring it here",
  fetching: "It is being fetched…",
  keep: "Keep with account",
  file: "As a file",
  away: "Put away",
  isAway: (farm: string) => `${farm} is put away from this device.`,
  end: "End",
  endTitle: (farm: string) => `End ${farm}?`,
  endText:
    "It goes away on every device. For thirty days your account can bring it back, as it is now.",
  endIt: "End it",
  notEnd: "Keep it",
  isEnded: (farm: string) => `${farm} is ended. For thirty days it can be brought back.`,
  endedTitle: "Ended",
  endedUntil: (when: string) => `Can be brought back until ${when}`,
  bringBack: "Bring back",
  isBack: (farm: string) => `${farm} is back.`,
  forGood: "Delete for good",
  isGone: (farm: string) => `${farm} is deleted for good.`,
  none: "There is no farm here yet: sow something, and there is.",
} as const;
