// Lays EIP-712 data out as lines that a person can read, in the order of the signed types.
import type { DataRow } from "./promptRequest.ts";

type FieldType = { readonly name: string; readonly type: string };
export type FieldTypes = Readonly<Record<string, readonly FieldType[]>>;

/** Fields outside the types are not signed, and so not shown. */
export function dataRows(types: FieldTypes, type: string, value: unknown, depth = 0): DataRow[] {
  const fields = Object.hasOwn(types, type) ? types[type] : undefined;
  return (fields ?? []).flatMap((field) =>
    fieldRows(types, field.type, field.name, child(value, field.name), depth),
  );
}

function fieldRows(
  types: FieldTypes,
  type: string,
  label: string,
  value: unknown,
  depth: number,
): DataRow[] {
  const elementType = type.match(/^(.*)\[\d*\]$/)?.[1];
  if (elementType !== undefined && Array.isArray(value)) {
    if (value.length === 0) return [{ depth, label, value: "(none)" }];
    return [
      { depth, label },
      ...value.flatMap((element, index) =>
        fieldRows(types, elementType, String(index + 1), element, depth + 1),
      ),
    ];
  }
  if (Object.hasOwn(types, type)) {
    return [{ depth, label }, ...dataRows(types, type, value, depth + 1)];
  }
  return [{ depth, label, value: shown(value) }];
}

function child(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return "(missing)";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
