// The faces that may be painted next, by the colour they are painted in.
type Waiting = { readonly colour: string; readonly faces: number[] };

/** A face that has come may be taken once; those that came first win where nothing else decides. */
export class ReadyFaces {
  readonly #colours: readonly string[];
  readonly #depths: readonly number[];
  /** In the order in which the first face of each came. */
  readonly #waiting: Waiting[] = [];
  readonly #byColour = new Map<string, Waiting>();
  /** The colour of the face that was taken last. */
  #current: Waiting | null = null;

  constructor(colours: readonly string[], depths: readonly number[]) {
    this.#colours = colours;
    this.#depths = depths;
  }

  add(face: number): void {
    const colour = this.#colours[face]!;
    let own = this.#byColour.get(colour);
    if (!own) {
      own = { colour, faces: [] };
      this.#byColour.set(colour, own);
    }
    if (own.faces.length === 0) this.#waiting.push(own);
    own.faces.push(face);
  }

  /**
   * The farthest in the colour of the one before; where none is left of that, the farthest of the
   * colour that most are waiting in; null where nobody waits.
   */
  take(): number | null {
    if (this.#waiting.length === 0) return null;
    if (!this.#current || this.#current.faces.length === 0)
      this.#current = this.#waiting.reduce((a, b) => (b.faces.length > a.faces.length ? b : a));
    const { faces } = this.#current;
    let at = 0;
    for (let i = 1; i < faces.length; i++)
      if (this.#depths[faces[i]!]! < this.#depths[faces[at]!]!) at = i;
    const [face] = faces.splice(at, 1);
    if (faces.length === 0) this.#waiting.splice(this.#waiting.indexOf(this.#current), 1);
    return face!;
  }
}
