// Thrown when the database cannot do its work now: server gone, disk full, file damaged or closed.
type Options = ErrorOptions & { isFull?: boolean };

export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  /** Whether only room is missing: what is read goes on. */
  readonly isFull: boolean;

  constructor(message: string, { isFull = false, ...options }: Options = {}) {
    super(message, options);
    this.isFull = isFull;
  }
}
