// What the dialog says that reports a room.
export const reportStrings = {
  reportTitle: "What is wrong with it?",
  reportText:
    "The people who run the site will look at it. Nobody learns that it was you, and whoever furnished it is not told.",
  reasons: [
    "It is hateful or cruel",
    "It shows something sexual",
    "It shows somebody's private life",
    "It uses a picture that is not theirs",
    "Something else",
  ],
  note: "In a few words, if you like",
  sendReport: "Send",
  reportSent: "Thank you. We will look at it.",
  reportFailed: "That could not be sent just now. Please try again in a while.",
};
