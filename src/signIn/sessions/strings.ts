// What the list of sessions says to visitors.
export const strings = {
  title: "Where you are signed in",
  here: "This browser",
  seen: (when: string) => `Last seen ${when}`,
  end: "Sign out",
  endThat: (device: string) => `Sign out ${device}`,
  ended: (device: string) => `${device} is signed out.`,
  everywhere: "Sign out everywhere",
  everywhereDone: "You are signed out everywhere.",
  failed: "The list could not be fetched just now.",
  notEnded: "That did not work. Please try again.",
  retry: "Try again",
  reading: "One moment…",
} as const;
