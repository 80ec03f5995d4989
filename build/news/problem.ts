// One thing that is wrong with one file of the news, in the words its author will read.
export type PostProblem = { file: string; field: string; problem: string };

export const describeProblem = ({ file, field, problem }: PostProblem): string =>
  `${file}: ${field}: ${problem}`;
