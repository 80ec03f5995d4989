// Writes the schemas that requests are checked with as JSON Schema, for the API's description.
import type { GenericSchema } from "valibot";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** As much of a schema's, or of a check's, inside as is told. */
type Part = {
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly default?: unknown;
  readonly title?: string;
};

/** A schema with a title is written once, to `named`, and referred to by that title. */
export function jsonSchema(schema: GenericSchema, named: Record<string, JsonSchema>): JsonSchema {
  return write(schema as unknown as Part);

  function write(part: Part): JsonSchema {
    const checks = part.pipe?.slice(1) ?? [];
    const title = checks.find(({ type }) => type === "title")?.title;
    const written = bare(part);
    for (const check of checks) Object.assign(written, checked(check, written));
    if (title === undefined) return written;
    named[title] ??= written;
    return { $ref: `#/components/schemas/${title}` };
  }

  function bare(part: Part): Record<string, unknown> {
    switch (part.type) {
      case "string":
      case "number":
      case "boolean":
        return { type: part.type };
      case "unknown":
        return {};
      case "literal":
        return { const: part.literal };
      case "picklist":
        return { enum: part.options };
      case "array":
        return { type: "array", items: write(part.item!) };
      case "tuple": {
        const { items = [] } = part;
        const count = items.length;
        return { type: "array", prefixItems: items.map(write), minItems: count, maxItems: count };
      }
      case "object":
      case "strict_object":
        return object(part);
      case "nullable":
        return { anyOf: [write(part.wrapped!), { type: "null" }] };
      case "optional":
      case "exact_optional": {
        const { default: usual } = part;
        return { ...write(part.wrapped!), ...(usual !== undefined && { default: usual }) };
      }
      case "variant":
      case "union":
        return { anyOf: (part.options as Part[]).map(write) };
      default:
        throw new Error(`A schema of type ${part.type} has no place in the API's description yet.`);
    }
  }

  function object({ type, entries = {} }: Part): JsonSchema {
    const isOptional = (part: Part) => part.type === "optional" || part.type === "exact_optional";
    return {
      type: "object",
      properties: Object.fromEntries(
        Object.entries(entries).map(([name, part]) => [name, write(part)]),
      ),
      required: Object.keys(entries).filter((name) => !isOptional(entries[name]!)),
      ...(type === "strict_object" && { additionalProperties: false }),
    };
  }
}

/** What a check adds; of those that a schema cannot tell, nothing. */
function checked({ type, requirement }: Part, { type: of }: JsonSchema): JsonSchema {
  switch (type) {
    case "regex":
      return { pattern: (requirement as RegExp).source };
    case "integer":
      return { type: "integer" };
    case "min_value":
      return { minimum: requirement };
    case "max_value":
      return { maximum: requirement };
    case "min_length":
      return { [of === "array" ? "minItems" : "minLength"]: requirement };
    case "max_length":
      return { [of === "array" ? "maxItems" : "maxLength"]: requirement };
    default:
      return {};
  }
}
