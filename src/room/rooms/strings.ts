// What the rooms of this device, their dialogs and their files say.
import type { LibraryResult } from "../../keeping/library/library.ts";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

const things = (count: number): string =>
  count === 0 ? "empty" : count === 1 ? "one thing" : `${count} things`;

export const strings = {
  newRoom: "A new room…",
  newTitle: "A new room",
  newLede: "Begin with a room, or with four bare walls.",
  moreTemplates: "All rooms to begin with…",
  beginning: "Rooms to begin with",
  begun: (name: string) => `${name}: a room of your own now. Change what you like.`,
  allRooms: (count: number) => `All ${count} rooms…`,
  deletedRooms: "Deleted rooms…",
  rename: "Rename…",
  duplicate: "Duplicate",
  versions: "Earlier versions…",
  unreadableRooms: "Rooms set aside…",
  importRoom: "Bring a room in…",
  exportRoom: "Take it with you…",
  about: "What this is…",
  remove: "Delete room…",
  openNow: "open now",
  unreadable: "A room that cannot be read",
  things,

  roomsTitle: "Your rooms",
  roomsLede: "They live on this device.",
  roomsHere: "They live in this page, and go with it: this browser keeps nothing for us.",
  findRoom: "Find a room by name",
  noneFound: (query: string) => `No room here is called “${query}”.`,
  noRooms: "No room is kept here yet. The first is kept as soon as you put something in it.",
  renameOne: (name: string) => `Rename ${name}`,
  duplicateOne: (name: string) => `Duplicate ${name}`,
  removeOne: (name: string) => `Delete ${name}…`,
  removeTitle: "Delete this room?",
  removeKept: (name: string) =>
    `${name} stays under “Deleted” in Your rooms for 30 days, and comes back from there as it is now, with its earlier versions.`,
  linkStops: (hearts: number) =>
    hearts === 0
      ? "Its link stops working for everybody, and works again if you bring it back within 30 days."
      : `Its link stops working for everybody. ${hearts === 1 ? "Its heart comes" : `${hearts} hearts come`} back if you bring it back within 30 days.`,
  guestLinkGoesOn: (at: number) =>
    `Its link goes on until ${day.format(at)}. Stop sharing it first if nobody is to see it.`,
  removeDo: "Delete room",
  keepIt: "Keep it",
  deletedTitle: "Deleted, kept for 30 days",
  deletedLede:
    "They come back as they were, with their earlier versions, link and hearts. Until they are gone they count among the rooms of your account.",
  goes: (at: number) => `goes on ${day.format(at)}`,
  bringBackOne: (name: string) => `Bring ${name} back`,
  notBroughtBack: "That room could not be brought back just now. Try again in a moment.",
  purge: "Delete for good",
  purgeOne: (name: string) => `Delete ${name} for good`,
  purgeSure: "For good? Press once more",
  purgeSureOne: (name: string) => `Delete ${name} for good: press once more`,
  purged: (name: string) => `${name} is deleted for good.`,
  more: "Show more",
  loading: "Fetching your rooms…",
  notListed: "This browser will not tell us what it has. Reload the page to ask again.",

  renameTitle: "What shall it be called?",
  name: "Name of the room",
  renameDo: "Call it that",
  badName: (longest: number) => `A name has 1 to ${longest} letters, and nothing invisible.`,
  renamed: (name: string) => `This room is called ${name} now.`,
  duplicated: (name: string) => `${name} has a twin among your rooms now.`,
  removed: (name: string) => `${name || "The room"} was deleted. It is kept for 30 days.`,
  bringBack: "Bring it back",
  broughtBack: "There it is again.",
  joined: "What you did in another tab came in here too.",

  versionsTitle: "Earlier versions",
  versionsLede:
    "We set one by every ten minutes while you work. What is open now becomes one too, so nothing is lost by looking.",
  noVersions: "There is none yet. The first is set by after ten minutes of work.",
  restore: "Go back to this",
  restoreOf: (when: string) => `Go back to this: ${when}`,
  restored: (when: string) => `This room is as it was ${when}.`,

  unreadableNotice: (when: string) => `We set one room aside (${when}). We could not read it.`,
  unreadableDownload: "Download it",
  unreadableDownloadOf: (when: string) => `Download it: set aside ${when}`,
  unreadableForget: "Forget it",
  unreadableForgetOf: (when: string) => `Forget it: set aside ${when}`,
  dismiss: "All right",
  unreadableTitle: "Rooms set aside",
  unreadableLede:
    "These could not be read, so we wrote over none of them. A file of one may still be mended by somebody handy.",
  noUnreadable: "Nothing is set aside any more.",
  setAside: (when: string) => `Set aside ${when}`,

  conflictTitle: "Two tabs, two wishes",
  conflictLede:
    "This room was changed in two tabs, in ways that do not go together. Both are safe. Which goes on?",
  conflictUnread: "The other was kept by a newer version of this page, so both stay.",
  mine: (when: string) => `Yours, ${when}`,
  theirs: (when: string) => `Other tab, ${when}`,
  keepMine: "Keep mine",
  keepTheirs: "Keep theirs",
  keepBoth: "Keep both",
  keptMine: "Yours goes on. The other is among the earlier versions.",
  keptTheirs: "The other goes on. Yours is among the earlier versions.",
  keptBoth: "Both are among your rooms.",
};

export const failureWords: Readonly<
  Record<Extract<LibraryResult, { ok: false }>["reason"], string>
> = {
  unsaved:
    "What is open could not be kept yet, so it stays open. Take it with you as JSON, or try again.",
  missing: "That is no longer on this device.",
  unreadable: "That room could not be read. We left it whole.",
  unavailable: "This browser's storage does not answer. Nothing was changed.",
  full: "This device has no space left for that. Delete a room for good, or remove a picture.",
};
