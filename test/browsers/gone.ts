// Tells a browser that has ended from a page that answers badly.

/** What a browser was asked when it ended, what came of that, and what its programs printed last. */
export class BrowserGone extends Error {
  constructor(command: string, answer: string, printed = "") {
    const lines = printed.split("\n").filter((line) => line.trim() !== "");
    super([`${command} was answered by "${answer}"`, ...lines.slice(-8)].join("\n           "));
  }
}

/** A command may take long on a busy machine; a browser that says nothing for longer has hung. */
export const commandMs = 120_000;
