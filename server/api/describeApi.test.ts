// Tests what the description makes of routes and schemas, and that none is passed over.
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { describeApi } from "./describeApi.ts";
import { jsonSchema } from "./jsonSchema.ts";

const about = { appName: "Farm", address: "https://farm.example/", sessionCookie: "holder" };
const read = { summary: "Reads.", answers: { 204: { says: "Read." } } };
const get = (path: string) => ({ method: "GET", path });

describe("describeApi", () => {
  test("a route that nobody told anything of is an error, and so is a parameter", () => {
    const tell = (path: string) => describeApi([get(path)], { "GET /api/barns/:id": read }, about);
    expect(() => tell("/api/sheds")).toThrow("Nothing is told of GET /api/sheds");
    expect(() => tell("/api/barns/:id")).toThrow("Nothing is told of {id} in GET /api/barns/{id}");
  });

  test("pages are not part of it, and neither is what answers to every method", () => {
    const routes = [get("/fields"), get("/rooms/*"), { method: "ALL", path: "/api/*" }];
    expect(describeApi(routes, {}, about)).toMatchObject({
      paths: {},
      servers: [{ url: "https://farm.example" }],
    });
  });

  test("a refusal is told with the codes of its status, and with what comes along", () => {
    const write = { ...read, refusals: ["too-many-requests", "wrong-hash"] } as const;
    const { paths } = describeApi(
      [{ method: "POST", path: "/api/barns" }],
      { "POST /api/barns": write },
      about,
    );
    const responses = paths["/api/barns"]?.post?.responses;
    expect(Object.keys(responses as object)).toEqual("204 403 415 422 429 500 503".split(" "));
    expect(responses).toMatchObject({
      429: {
        headers: { "Retry-After": { required: true } },
        content: {
          "application/problem+json": {
            schema: { properties: { code: { enum: ["too-many-requests"] } } },
          },
        },
      },
    });
  });

  test("a schema is told as it checks, one with a title once and by that name", () => {
    const crop = v.pipe(v.picklist(["rye", "oat"]), v.title("Crop"));
    const named = {};
    const told = jsonSchema(
      v.strictObject({
        name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(9), v.regex(/^[a-z]+$/)),
        rows: v.pipe(v.array(v.nullable(crop)), v.maxLength(3)),
        age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 2),
      }),
      named,
    );
    expect(told).toEqual({
      type: "object",
      properties: {
        name: { type: "string", minLength: 1, maxLength: 9, pattern: "^[a-z]+$" },
        rows: {
          type: "array",
          items: { anyOf: [{ $ref: "#/components/schemas/Crop" }, { type: "null" }] },
          maxItems: 3,
        },
        age: { type: "integer", minimum: 1, maximum: 5, default: 2 },
      },
      required: ["name", "rows"],
      additionalProperties: false,
    });
    expect(named).toEqual({ Crop: { enum: ["rye", "oat"] } });
    expect(() => jsonSchema(v.date(), named)).toThrow("type date");
  });
});
