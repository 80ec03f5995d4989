// Starts the server from the environment.
import { readConfig } from "./config.ts";
import { exitWith, serve } from "./serve.ts";

const config = readConfig(process.env);
if (!config.ok) exitWith(config.reason);
await serve(config.value);
