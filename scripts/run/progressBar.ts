// Shows how far long work is: a bar that is drawn over on a terminal, elsewhere a line for each tenth.

type Output = { write(text: string): unknown; isTTY?: boolean };

export type ProgressBar = {
  /** Tells what is done of all, and what is being done. */
  show(done: number, all: number, doing: string): void;
  /** Leaves the line, so that what is printed next begins a new one. */
  end(): void;
};

const width = 30;

export function createProgressBar(output: Output): ProgressBar {
  let shown = "";

  return {
    show(done, all, doing) {
      const share = all === 0 ? 1 : Math.min(1, done / all);
      const percent = Math.floor(share * 100);
      if (!output.isTTY) {
        const tenth = `${percent - (percent % 10)} %`;
        if (tenth !== shown) output.write(`${tenth}  ${doing}\n`);
        shown = tenth;
        return;
      }
      const full = Math.floor(share * width);
      const bar = `[${"#".repeat(full)}${"·".repeat(width - full)}]`;
      const line = `${bar} ${String(percent).padStart(3)} %  ${doing}`;
      if (line !== shown) output.write(`\r${line.padEnd(shown.length)}`);
      shown = line;
    },
    end() {
      if (output.isTTY && shown !== "") output.write("\n");
    },
  };
}
