// The words that the controls themselves say.
export const strings = {
  back: "Back",
  clear: "Clear",
  close: "Close",
  dismiss: "Dismiss",
} as const;
