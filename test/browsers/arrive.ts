// Opens a page and waits until it lives.
import type { Visitor } from "./visitor.ts";

/** React has taken the page over. */
const isAlive = ({ until, eval: run }: Visitor) =>
  until("the page is alive", () =>
    run(() => {
      const header = document.querySelector("header");
      return header !== null && Object.keys(header).some((key) => key.startsWith("__reactFiber"));
    }),
  );

export async function arrive(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.see({ of: "h1", named: "" });
  await isAlive(visitor);
}
