// Describes the API in OpenAPI 3.1: of the routes that there are, what their features tell of each.
import type { GenericSchema } from "valibot";
import { routes as pages } from "../../src/routes/routes.ts";
import { type ProblemCode, statuses } from "../http/problem.ts";
import { type JsonSchema, jsonSchema } from "./jsonSchema.ts";
import type { HeaderName, Operation, Operations, ResponseDescription } from "./operation.ts";

type Route = { method: string; path: string };

/** `address` is the site's, with its base path. */
type About = { appName: string; address: string; sessionCookie: string };

/** Pages are for people, and draw their own conclusions. */
const firstPart = (path: string) => path.split("/")[1]!;
const pageRoots = new Set(["local", ...Object.values(pages).map(({ path }) => firstPart(path))]);
const isPage = (path: string) => pageRoots.has(firstPart(path));

const headerSchemas: Readonly<Record<HeaderName, JsonSchema>> = {
  Accept: { type: "string" },
  "Accept-Encoding": { const: "identity" },
  "Access-Control-Allow-Origin": { const: "*" },
  "Content-Disposition": { type: "string" },
  "Content-Encoding": { enum: ["br", "gzip"] },
  ETag: { type: "string", pattern: '^(?:W/)?"[^"]+"$' },
  "Read-Age": { type: "string", pattern: "^(?:0|[1-9][0-9]*)$" },
  "Read-Block": { type: "string", pattern: "^(?:0|[1-9][0-9]*)$" },
  "Retry-After": { type: "string", pattern: "^[1-9][0-9]*$" },
  "Set-Cookie": { type: "string" },
  "WWW-Authenticate": { const: "Bearer" },
};

/** What comes with a refusal. */
const refusalHeaders: Partial<Record<ProblemCode, HeaderName>> = {
  busy: "Retry-After",
  "chain-unavailable": "Retry-After",
  "server-older": "Retry-After",
  "storage-full": "Retry-After",
  "too-many-requests": "Retry-After",
  unauthorized: "WWW-Authenticate",
  unavailable: "Retry-After",
  "unsupported-encoding": "Accept-Encoding",
  "unsupported-media-type": "Accept",
  "version-conflict": "ETag",
};

const description = [
  "GET is answered to HEAD as well, without its body. Every other method that a path does not name",
  "is refused. Whatever writes has to come from a page of the site: with its `Origin`, and with a",
  "`Content-Type` even where there is no body. A refusal is a problem document of RFC 9457 whose",
  "`code` stays the same; its sentence may change. `X-Request-Id` names a request in the server's log.",
].join(" ");

/** A route that nobody told anything of is a mistake of ours. */
export function describeApi(routes: readonly Route[], operations: Operations, about: About) {
  const named: Record<string, JsonSchema> = { Problem: problemSchema };
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const schemaOf = (schema: GenericSchema) => jsonSchema(schema, named);
  for (const { method, path } of routes) {
    if (method === "ALL" || isPage(path)) continue;
    // What is told is told of the bare name: of /:version{[0-9]+} the pattern is known already.
    const plain = path.replaceAll(/\{.*?\}(?=\/|$)/g, "");
    const operation = operations[`${method} ${plain}`];
    if (!operation)
      throw new Error(`Nothing is told of ${method} ${plain} in the API's description.`);
    const address = plain.replaceAll(/:(\w+)/g, "{$1}");
    paths[address] ??= {};
    paths[address][method.toLowerCase()] = tell(operation, method, address);
  }
  const { appName, address: site, sessionCookie } = about;
  return {
    openapi: "3.1.0",
    info: { title: `${appName}: the site's API`, version: "1", description },
    servers: [{ url: site.replace(/\/$/, "") }],
    paths,
    components: {
      schemas: named,
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie } },
    },
  };

  function tell(operation: Operation, method: string, address: string): JsonSchema {
    const { summary, isForHolders, path = {}, query = {}, headers = {}, body, answers } = operation;
    const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const parameters = [
      ...inPath.map((name) => {
        const schema = path[name];
        if (!schema) throw new Error(`Nothing is told of {${name}} in ${method} ${address}.`);
        return { name, in: "path", required: true, schema: schemaOf(schema) };
      }),
      ...Object.entries(query).map(([name, schema]) => {
        return { name, in: "query", schema: schemaOf(schema) };
      }),
      ...Object.entries(headers).map(([name, { schema, isNeeded }]) => {
        return { name, in: "header", required: isNeeded, schema: schemaOf(schema) };
      }),
    ];
    const told = Object.entries(answers).map(([status, answer]) => [status, answered(answer)]);
    return {
      summary,
      ...(isForHolders && { security: [{ session: [] }] }),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, content: contentOf(body) } }),
      responses: { ...Object.fromEntries(told), ...refused(refusalsOf(operation, method, inPath)) },
    };
  }

  function contentOf(body: GenericSchema | string | readonly string[]): JsonSchema {
    if (typeof body === "string") return { [body]: {} };
    if (!("kind" in body)) return Object.fromEntries(body.map((type) => [type, {}]));
    return { "application/json": { schema: schemaOf(body) } };
  }

  function answered({ says, body, headers = [], mayHave = [] }: ResponseDescription): JsonSchema {
    return {
      description: says,
      ...(body && { content: contentOf(body) }),
      ...headersOf(headers, mayHave),
    };
  }
}

function headersOf(always: readonly HeaderName[], sometimes: readonly HeaderName[]): JsonSchema {
  const told = (name: HeaderName, required: boolean) => [
    name,
    { ...(required && { required }), schema: headerSchemas[name] },
  ];
  const headers = [
    ...always.map((name) => told(name, true)),
    ...sometimes.map((name) => told(name, false)),
  ];
  return headers.length === 0 ? {} : { headers: Object.fromEntries(headers) };
}

/** What is refused anywhere, what follows from the kind of request, and what was told. */
function refusalsOf(
  { isForHolders, body, refusals = [] }: Operation,
  method: string,
  inPath: readonly string[],
): readonly ProblemCode[] {
  const follows: readonly (readonly [boolean, readonly ProblemCode[]])[] = [
    [true, ["internal", "unavailable", ...refusals]],
    [inPath.length > 0, ["bad-path"]],
    [isForHolders === true, ["not-signed-in"]],
    [method !== "GET", ["forbidden-origin", "unsupported-media-type"]],
    [body !== undefined, ["bad-request", "too-large", "unsupported-encoding"]],
  ];
  return [...new Set(follows.flatMap(([applies, codes]) => (applies ? codes : [])))];
}

/** One answer for each status, which names the codes that come with it. */
function refused(codes: readonly ProblemCode[]): JsonSchema {
  const byStatus = Map.groupBy([...codes].sort(), (code) => statuses[code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, all]) => {
      const headers = [...new Set(all.flatMap((code) => refusalHeaders[code] ?? []))];
      const isAlways = (name: HeaderName) => all.every((code) => refusalHeaders[code] === name);
      const schema = {
        allOf: [{ $ref: "#/components/schemas/Problem" }],
        properties: { status: { const: status }, code: { enum: all } },
      };
      const answer = {
        description: all.join(", "),
        content: { "application/problem+json": { schema } },
        ...headersOf(
          headers.filter(isAlways),
          headers.filter((name) => !isAlways(name)),
        ),
      };
      return [status, answer];
    }),
  );
}

/** Members besides these are told with the code that they belong to, in docs/operating.md. */
const problemSchema: JsonSchema = {
  type: "object",
  properties: {
    type: { const: "about:blank" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "A sentence for people." },
    code: { type: "string", description: "For programs; never changed." },
    limit: { type: "string", description: "Which limit was met, …" },
    most: { type: "integer", description: "… how much it allows, …" },
    used: { type: "integer", description: "… and how much there is." },
    version: { type: "integer", description: "The version that is kept now, …" },
    savedAt: { type: "integer", description: "… since when, …" },
    seq: { type: "integer", description: "How many batches there are now, …" },
    last: { type: "integer", description: "… and how many events of this device were answered." },
    document: { type: "object", description: "… and what is in it." },
    path: { type: "string", description: "Where in a document something is wrong, …" },
    problem: { type: "object", description: "… and what." },
    fault: { type: "string", description: "What is wrong with a message or an assertion, …" },
    at: { type: "integer", description: "… and at which of its letters." },
    failed: { type: "array", items: { type: "string" }, description: "What is not ready." },
  },
  required: ["type", "title", "status", "detail", "code"],
};
