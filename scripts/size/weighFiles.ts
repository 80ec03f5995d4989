// Weighs single files that pages share or start: every worker and every style sheet has a budget of its own.
import { kilobytes, type Weight } from "./weigh.ts";

export type FileWeighing = {
  readonly files: readonly { readonly name: string; readonly weight: Weight }[];
  readonly problems: readonly string[];
};

/** `assets/model.worker-x7_Zk2Qa.js` goes by `model.worker`, `assets/style-x7_Zk2Qa.css` by `style.css`. */
const named = /^assets\/(?:(\w+\.worker)-[\w-]{8}\.js|(\w+)-[\w-]{8}\.css)$/;

/** `budget` is by those names, in bytes after gzip at level 9. */
export function weighFiles(
  weights: ReadonlyMap<string, Weight>,
  budget: Readonly<Record<string, number>>,
): FileWeighing {
  const files = [...weights].flatMap(([file, weight]) => {
    const [found, worker, sheet] = named.exec(file) ?? [];
    return found ? { name: worker ?? `${sheet}.css`, weight } : [];
  });
  const over = files.flatMap(({ name, weight: { gz } }) => {
    const most = budget[name];
    if (most === undefined) return `${name} has no budget, and weighs ${kilobytes(gz)}.`;
    return gz > most
      ? `${name} weighs ${kilobytes(gz)}, over its budget of ${kilobytes(most)}.`
      : [];
  });
  const missing = Object.keys(budget).filter((name) => !files.some((file) => file.name === name));
  return {
    files,
    problems: [...over, ...missing.map((name) => `A budget names ${name}, which was not built.`)],
  };
}
