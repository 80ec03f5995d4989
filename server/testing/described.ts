// Holds answers of a running server against its own description of its API, for tests.
import { Ajv2020 } from "ajv/dist/2020.js";

type Told = { required?: boolean; schema: object };

export type Described = {
  parameters?: { name: string; in: "path" | "query" | "header" }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  security?: object[];
  responses: Record<
    string,
    { content?: Record<string, { schema?: object }>; headers?: Record<string, Told> }
  >;
};

export type ApiDescription = {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, object> };
};

type Given = { status: number; headers: Headers; body: unknown };

/** What every answer has, or the connection, and what goes without saying of a body. */
const everywhere =
  "cache-control connection content-encoding content-length content-security-policy content-type " +
  "cross-origin-opener-policy cross-origin-resource-policy date keep-alive permissions-policy " +
  "referrer-policy transfer-encoding vary x-content-type-options x-request-id";

export type Comparer = {
  /** In sentences, what of an answer is not as it was described. */
  answer(described: Described, given: Given): string[];
  /** The same of a body that is sent. */
  body(described: Described, sent: unknown): string[];
};

export function comparer({ components }: ApiDescription): Comparer {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false });
  const inPlace = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", ""));
  for (const [name, schema] of Object.entries(components.schemas)) {
    ajv.addSchema(inPlace(schema), name);
  }

  function faultsOf(schema: object, value: unknown): string[] {
    const check = ajv.compile(inPlace(schema));
    return check(value) ? [] : [ajv.errorsText(check.errors)];
  }

  function answer({ responses }: Described, { status, headers, body }: Given): string[] {
    const told = responses[status];
    if (told === undefined) return [`${status} is not told of`];
    const [[type, { schema }] = [null, {}]] = Object.entries(told.content ?? {}) as [
      [string | null, { schema?: object }],
    ];
    const given = headers.get("content-type");
    const fits = type === "image/*" ? given?.startsWith("image/") : given === type;
    const names = Object.entries(told.headers ?? {});
    const known = [...everywhere.split(" "), ...names.map(([name]) => name.toLowerCase())];
    return [
      ...(fits ? [] : [`${given} instead of ${type}`]),
      ...(schema ? faultsOf(schema, body) : []),
      ...names.flatMap(([name, { required, schema }]) => {
        const value = headers.get(name);
        if (value !== null) return faultsOf(schema, value);
        return required ? [`without ${name}`] : [];
      }),
      ...[...headers.keys()].filter((name) => !known.includes(name)),
    ];
  }

  return {
    answer,
    body: ({ requestBody }, sent) =>
      faultsOf(requestBody?.content["application/json"]?.schema ?? {}, sent),
  };
}
