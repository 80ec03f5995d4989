// The room's own picture goes before all that is drawn beside it: cards of other rooms wait for it.

// There is one view on the page at most.
let latest = Promise.withResolvers<void>();
latest.resolve();

/** At once where no view has anything to draw. */
export const pictureIsDrawn = (): Promise<void> => latest.promise;

/** For a view that comes; gives what to call when it goes. */
export function expectPicture(): () => void {
  latest = Promise.withResolvers<void>();
  return latest.resolve;
}

/** Something of the room is to be seen, or never will be. */
export const endFirstPicture = (): void => latest.resolve();
