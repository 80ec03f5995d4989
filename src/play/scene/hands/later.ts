// A timer of the page, for whoever is handed time.

/** Runs something later; gives back what prevents it. */
export function startTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
