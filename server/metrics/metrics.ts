// What the server counts and measures of itself.
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "../store/database.ts";
import { createRegistry, type Registry } from "./registry.ts";

export type Metrics = ReturnType<typeof createMetrics>;

// Seconds: from an answer out of memory to one that a visitor takes for broken.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics() {
  const registry = createRegistry();
  addProcess(registry);
  return {
    requests: registry.counter("http_requests_total", "Requests by method, route and status."),
    seconds: registry.histogram(
      "http_request_duration_seconds",
      "Time from a request's headers to the end of its answer.",
      buckets,
    ),
    refusals: registry.counter("http_refusals_total", "Problem documents by their code."),
    rateLimited: registry.counter("rate_limited_total", "Requests over a rate, by rule."),
    signIns: registry.counter("sign_ins_total", "Sign-ins by how they ended."),
    passkeys: registry.counter("passkeys_total", "Passkeys by what became of what was sent."),
    roomWrites: registry.counter("room_writes_total", "Writes of rooms by how they ended."),
    farmWrites: registry.counter("farm_writes_total", "Writes of farms by how they ended."),
    farmEvents: registry.counter("farm_events_total", "Events that were checked and kept."),
    farmRefusals: registry.counter(
      "farm_refused_events_total",
      "Events that were checked and refused, by reason.",
    ),
    farmRedated: registry.counter("farm_redated_events_total", "Events given another time."),
    farmBytes: registry.counter(
      "farm_bytes_total",
      "What kept batches of farms take in the database.",
    ),
    farmMismatches: registry.counter(
      "farm_hash_mismatch_total",
      "Farms that a device and the server see differently after the same events.",
    ),
    pictureUploads: registry.counter("picture_uploads_total", "Uploads by how they ended."),
    databaseSeconds: registry.histogram(
      "database_duration_seconds",
      "Time of statements and whole transactions, waiting included.",
      buckets,
    ),
    databaseErrors: registry.counter("database_errors_total", "Failed database calls."),
    gauge: registry.gauge,
    total: registry.total,
    text: registry.text,
  };
}

function addProcess({ gauge, total }: Registry): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  gauge("process_resident_memory_bytes", "Memory held.", () => process.memoryUsage.rss());
  gauge(
    "nodejs_heap_used_bytes",
    "Memory used by JavaScript.",
    () => process.memoryUsage().heapUsed,
  );
  total("process_cpu_seconds_total", "Processor time used.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge("process_uptime_seconds", "Time since the start.", () => process.uptime());
  gauge("nodejs_eventloop_delay_p99_seconds", "Since the last reading of the metrics.", () => {
    const p99 = delay.percentile(99) / 1e9;
    delay.reset();
    return p99;
  });
}

/** The same database, with each call timed and those that fail counted. */
export function measureDatabase(
  database: Database,
  { databaseSeconds, databaseErrors }: Pick<Metrics, "databaseSeconds" | "databaseErrors">,
  now: () => number,
): Database {
  async function measured<T>(call: string, work: () => Promise<T>): Promise<T> {
    const startedAt = now();
    try {
      return await work();
    } catch (error) {
      databaseErrors.add({ call });
      throw error;
    } finally {
      databaseSeconds.observe({ call }, (now() - startedAt) / 1000);
    }
  }
  return {
    ...database,
    rows: (sql, values) => measured("rows", () => database.rows(sql, values)),
    change: (sql, values) => measured("change", () => database.change(sql, values)),
    unsynced: {
      rows: (sql, values) => measured("rows", () => database.unsynced.rows(sql, values)),
      change: (sql, values) => measured("change", () => database.unsynced.change(sql, values)),
    },
    transaction: (work) => measured("transaction", () => database.transaction(work)),
    grouped: (work) => measured("transaction", () => database.grouped(work)),
  };
}
