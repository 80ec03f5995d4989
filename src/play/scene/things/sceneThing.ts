// What is pressed on a farm besides its plots: by which name, and where it stands.
import type { CardWriter } from "../../../farm/tables/subjects.ts";
import type { Surprise } from "../../../farm/tables/surprises.ts";
import type { YardId } from "../../../farm/tables/yard.ts";
import type { Vec } from "../../../models/pose.ts";

/** By what it is, and which one of them. */
export type ThingId =
  | "house"
  | "chimney"
  | "barn"
  | "workshop"
  | "gate"
  /** The plank by the door, with what was made last. */
  | "made"
  /** Who lives on the field by themselves. */
  | "company"
  | "green"
  | `yard ${YardId}`
  /** By the place in the list of all that are kept. */
  | `kept ${number}`
  | `guest ${CardWriter}`
  | `surprise ${Surprise}`;

/** An upright cylinder about it, on its foot. */
export type SceneThing = {
  readonly id: ThingId;
  readonly at: Vec;
  readonly r: number;
  readonly high: number;
};
