// Whether this browser can draw the room in the round; asked once, since asking takes a while.
let answer: boolean | undefined;

export function canDrawScenes(): boolean {
  answer ??= document.createElement("canvas").getContext("webgl2") !== null;
  return answer;
}

/** For tests, which take the graphics away from a page and give them back. */
export function askAgainForScenes(): void {
  answer = undefined;
}
