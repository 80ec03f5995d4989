// All that keeping rooms with an account, and showing them to others, says.
import type { SyncTrouble } from "../../keeping/sync/accountApi.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

export const strings = {
  share: "Share",
  shareTitle: "Share this room",
  before:
    "Whoever has the link can look at the room, and begin one of their own from it. You can take it back whenever you like.",
  twoWays:
    "Without an account the link shows the room as it is now, without pictures of your own, for thirty days. Signed in, you have it for as long as you like, and the room can go into the gallery.",
  settings: "Who sees it",
  list: "Show it in the gallery too",
  listNote: "Everybody who looks at Rooms finds it there.",
  listLater: "Nothing in it is yours yet. Move, paint or add something, and it can go there.",
  name: "Say whose it is",
  nameNote: (name: string) => `Its page then says that it is by ${name}.`,
  nameNoteUnknown:
    "Your account has no name that is known here, so its page says that it is by somebody.",
  caption: "A line about it, if you like",
  captionHint: "Stands on its page, and beside the link wherever that is sent.",
  keepCaption: "Keep this line",
  changed: "Changed.",
  lent: (pieces: number) =>
    pieces === 1
      ? "One piece in it is only borrowed: others do not see that one, nor what stands on it."
      : `${pieces} pieces in it are only borrowed: others do not see those, nor what stands on them.`,
  shareNow: "Share it",
  shareAsGuest: "Make a link",
  signInAndShare: "Sign in and share it",
  signInAndKeep: "Sign in and keep the link",
  shared: "This room is open to whoever has the link.",
  guestUntil: (at: number) =>
    `It shows the room as it was when you shared it, until ${day.format(at)}.`,
  seenAs: (when: string) => `Others see it as it was ${when}.`,
  seenLatest: "Others see each change a few seconds after you make it.",
  /** Under the name of the room, where the sentence has no place. */
  seenShort: (when: string) => `Shown: ${when}`,
  seenNowShort: "Shown as it is now",
  update: "Update",
  updateShown: "Update: show it as it is now",
  showNow: "Show it as it is now",
  shownNow: "Others see it as it is now.",
  latest: "Always show my latest",
  latestNote: "Others then see what you are at work on, a few seconds later.",
  link: "Link to the room",
  copy: "Copy link",
  copied: "Copied",
  notCopied: "Your browser would not copy it. Select the line and copy it by hand.",
  hand: "Send it on",
  see: "Open its page",
  more: "As a code, as a picture for stories, or on another page",
  developing: "Its picture is being developed: a few seconds.",
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
  cleared:
    "Your browser has cleared away the rooms that were kept here. One that you took along as a file can be opened from it.",
  clearedButAccount:
    "Your browser has cleared away the rooms that were kept here. Those kept with your account come back once you are signed in; one that you took along as a file can be opened from it.",
  remixed: (name: string) => `A room of your own, made from “${name}”.`,
  notRemixed: {
    gone: "That room is not shown to everybody any more, so there is nothing to begin from. What you see here is your own.",
    unreachable:
      "That room could not be fetched: the server does not answer. Your own rooms are as they were.",
    unkept:
      "There is no place for that room yet, because this device could not keep what is open. Nothing was changed.",
  },
  openRooms: "See other rooms",
  tryAgain: "Try again",
  signIn: "Sign in",
  missing: {
    toSignIn:
      "That room is not on this device. If you kept it with your account, sign in and it opens here.",
    looking: "That room is not on this device. Looking for it in your account…",
    missed: "That room is neither on this device nor in your account. What you see is another one.",
    silent:
      "That room is not on this device, and your account does not answer just now. What you see is another one.",
    hereOnly: "That room is not on this device. What you see is another one.",
  },
  trouble: {
    signedOut: "You are not signed in any more.",
    unreachable:
      "The server does not answer. Your rooms are kept on this device; try again in a moment.",
    gone: "Your account does not have this room any more.",
    newer: "This room was just changed on another device. Try again in a moment.",
    tooMany: (most: number) =>
      `Your account has ${most} rooms, and that is as many as it can keep. Delete one for good first.`,
    tooLarge: (most: number) =>
      `This room is too large for the account: it may take ${Math.floor(most / 1024)} kB.`,
    unkept: "This device could not keep the room just now. Try again in a moment.",
    otherAccount: "This room belongs to another account. Make a copy of it first, and share that.",
  },
} as const;

/** What went wrong with the account's rooms, in words that say what to do. */
export function syncTroubleWords(trouble: SyncTrouble): string {
  switch (trouble.kind) {
    case "tooMany":
    case "tooLarge":
      return strings.trouble[trouble.kind](trouble.most);
    case "refused":
      return trouble.words;
    default:
      return strings.trouble[trouble.kind];
  }
}

/** Under the name of the room. */
export const lineWords = {
  sent: "Kept here and with your account",
  sending: "Kept here, on its way to your account",
  waiting: "Kept here; your account is tried again soon",
  offline: "Kept on this device; will go up when you are back",
  full: "Kept here only: your account is full",
  large: "Kept here only: too large for your account",
  refused: "Kept here only: your account did not take it",
} as const;

/** What is seen of it beside a cloud that says the rest: on a desk, and where there is less room. */
export const shortLineWords = {
  sent: ["Kept in your account", "In account"],
  sending: ["Kept here, sending…", "Sending…"],
  waiting: ["Kept here for now", "Here for now"],
  full: ["Kept here only", "Here only"],
  large: ["Kept here only", "Here only"],
  refused: ["Kept here only", "Here only"],
} as const;
