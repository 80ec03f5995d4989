// A wallet's code asks for Node's threads where there is a Node: in a browser they are nothing.
import type { Plugin } from "vite";

export const withoutThreads: Plugin = {
  name: "loamstead:without-threads",
  enforce: "pre",
  resolveId: (id) => (id === "node:worker_threads" ? `\0${id}` : null),
  load: (id) => (id === "\0node:worker_threads" ? "export default {};" : null),
};
