// Starts the server from the environment.
import { readConfig } from "./config.ts";
import { refuse, serve } from "./serve.ts";

const config = readConfig(process.env);
if (!config.ok) refuse(config.reason);
await serve(config.value);
