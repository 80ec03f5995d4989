// A kind of journal that is kept here: how its rows are read, what they make of a state, and how much of it there may be (event sourcing).
import type { Result } from "@loamstead/lib/result.ts";
import type { Budget } from "../../budgets/budget.ts";
import type { RateRule } from "../../budgets/rateLimits.ts";
import type { ProblemCode } from "../../http/problem.ts";

/** Whatever happens in a journal happens at a moment. */
export type TimedRow = { readonly at: number };

/** Where in something that was sent the first mistake is, and what it is. */
export type Misplaced = { readonly path: string; readonly problem: string };

/** What journals began with; `begun` is the moment before which nothing happened. */
export type BegunOrigin = { readonly begun: number };

/** Everything that keeping asks about a kind; a new kind is one such object, and needs no SQL. */
export type ServerJournalKind<
  State = unknown,
  Row extends TimedRow = TimedRow,
  Origin extends BegunOrigin = BegunOrigin,
> = {
  /** One of them, as it is called in the tables and to visitors; never changed once one is kept. */
  readonly name: string;
  /** Many of them, as they are called in answers and addresses. */
  readonly plural: string;
  /** What a refusal of something sent is called. */
  readonly invalid: ProblemCode;
  /** What a new one begins with, out of what was sent. */
  readOrigin(json: unknown): Result<Origin, Misplaced>;
  encodeOrigin(origin: Origin): string;
  decodeOrigin(text: string): Origin;
  /** Before the first row; null where there is no such thing any more. */
  begin(origin: Origin): State | null;
  /** The same rows give the same state, whoever folds them. */
  apply(state: State, row: Row): Result<State, unknown>;
  /** A row as a device may send it: not what only the server makes. */
  readRow(json: unknown): Result<Row, Misplaced>;
  /** In one spelling, whoever wrote it first: it is what a row is known by. */
  encodeRow(row: Row): string;
  /** The same at another moment; `movedTo` tells where rows are by now that it refers to. */
  moveRow(row: Row, at: number, movedTo: (at: number) => number): Row;
  encodeState(state: State): string;
  /** Null where the text cannot be read any more: then the rows are folded. */
  decodeState(text: string, origin: Origin): State | null;
  /** What lists tell of it. */
  shownOf(state: State): object;
  /** The place in the country by which others find it; null for a kind that has none. */
  fieldOf(state: State): number | null;
  /** The version of the rules by which `apply` goes. A device may be one version behind. */
  readonly rules: number;
  /** Rows as they mostly are, spelled out: what is like them packs small. Packed is with the last; none ever changes. */
  readonly dictionaries: readonly [string, ...string[]];
  /** The text before and after the rows of a file that has all of them, with commas between. */
  fileAround(origin: Origin): { readonly before: string; readonly after: string };
  fileName(origin: Origin): string;
  readonly limits: JournalLimits;
  /** How often one visitor may look at one, change what becomes of one, and take all of one along. */
  readonly rates: { readonly read: RateRule; readonly change: RateRule; readonly file: RateRule };
  readonly budgets: JournalBudgets;
};

/** What can be said of a kind without knowing its rows and states. */
export type JournalManners = Pick<
  ServerJournalKind,
  "name" | "plural" | "invalid" | "limits" | "rates" | "budgets"
>;

/** What is counted of them for the account, its networks and everybody. */
export type JournalBudgets = {
  readonly create: Budget;
  /** Batches within a minute, and within a day. */
  readonly push: Budget;
  readonly pushOfDay: Budget;
  /** Rows of one journal within a day. */
  readonly rows: Budget;
  /** Rows that are folded. */
  readonly replay: Budget;
  /** What is added to the database. */
  bytes(inAll: number): Budget;
};

export type JournalLimits = {
  /** How many an account may keep, and how many more that it deleted and can bring back. */
  readonly journals: number;
  readonly deleted: number;
  /** How long ago one may have begun that is brought here. */
  readonly begunMs: number;
  /** Rows of one batch, and bytes of the request that brings it. */
  readonly batchRows: number;
  readonly batchBytes: number;
  /** Of one journal within a day. */
  readonly rowsPerDay: number;
  /** So many missing rows are told one by one; beyond, the state is told in their place. */
  readonly toldRows: number;
  /** Of a state, as text; a larger one is not put beside the rows. */
  readonly stateBytes: number;
  /** Devices that are remembered; whoever was away longest is forgotten first. */
  readonly devices: number;
  /** What is proved of the time before it came here. */
  readonly stamps: number;
};
