// What a browser has to do for the journey, whatever its engine and however it is driven.

export type Point = readonly [x: number, y: number];

/** Names as in `KeyboardEvent.key`, or one character; `Control+z` holds the first while the second is pressed. */
export type Key = string;

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export type Size = { readonly width: number; readonly height: number };

export type Tab = {
  /** Goes there, and waits until the page has been loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; it reaches nothing around it but its arguments. */
  eval<Args extends readonly Json[], Value>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** Presses at the first point, moves along, lets go at the last; one point is a click. */
  pointer(path: readonly Point[]): Promise<void>;
  /** The same by a finger. */
  touch(path: readonly Point[]): Promise<void>;
  keys(...keys: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a device for passkeys beside it, with a finger laid on; absent where its driver has none. */
  addDevice?(): Promise<void>;
  /** Gives the window another size; it is opened with that of `viewport`. */
  resize(size: Size): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/** The programs that an engine needs and that were looked for, or a sentence that says what to install. */
export type Found<Programs> = { ok: true; value: Programs } | { ok: false; reason: string };

export type Look = {
  /** Whether whatever only costs a processor time is left out as far as the engine lets it: layers, and motion. */
  isSimple: boolean;
};

export type Engine = {
  name: string;
  /** A sentence on what is missing on this machine, or what starts it. */
  find(): Promise<Found<(look: Look) => Promise<Tab>>>;
};

/** What every tab shows, so that pages are laid out the same. */
export const viewport: Size = { width: 1280, height: 900 };
