// What is pressed on a farm besides its plots: its name, and the ground and height that a press hits.
import type { CardWriter } from "../../../farm/tables/subjects.ts";
import type { Surprise } from "../../../farm/tables/surprises.ts";
import type { YardId } from "../../../farm/tables/yard.ts";
import type { Vec } from "../../../models/pose.ts";

/** What is pressed on a farm besides its plots, by name. */
export type ThingId =
  | "house"
  | "chimney"
  | "barn"
  | "workshop"
  | "gate"
  | "made"
  /** What was built or given. */
  | `yard ${YardId}`
  /** Its place among all that the farm keeps. */
  | `kept ${number}`
  /** Who lives on the field. */
  | "company"
  | "green"
  | `guest ${CardWriter}`
  | `surprise ${Surprise}`;

/** An upright cylinder about it, `at` its foot: what a press hits. */
export type SceneThing = {
  readonly id: ThingId;
  readonly at: Vec;
  readonly r: number;
  readonly high: number;
};
