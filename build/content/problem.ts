// One thing that is wrong with one file of the content, in the words its author will read.
export type ContentProblem = { file: string; field: string; problem: string };

export const describeProblem = ({ file, field, problem }: ContentProblem): string =>
  `${file}: ${field}: ${problem}`;
