// What the sign-in says to visitors before the verify dialog has come, with words of its own.
export const strings = {
  notLoaded: "This part of the site could not be loaded. Please try again.",
} as const;
