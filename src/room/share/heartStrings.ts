// What is said where a heart was not given.
export const heartTroubleWords = {
  gone: "This room is not shown to everybody any more.",
  own: "This room is your own. Its hearts come from others.",
  often: "Too many hearts have come from where you are. Please try again later.",
  unreachable: "Your heart did not arrive. Please try again in a moment.",
};
