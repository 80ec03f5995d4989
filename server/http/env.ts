// What Hono's handlers find around a request: the connection that it came by.
import type { HttpBindings } from "@hono/node-server";

export type Env = { Bindings: HttpBindings };
