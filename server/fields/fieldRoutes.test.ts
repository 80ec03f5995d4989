// Tests the addresses of fields over real sockets: pictures, metadata, pages.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { regions, soils } from "../../src/fields/land/kinds.ts";
import { countryOf } from "../../src/fields/land/law.ts";
import { ask } from "../testing/ask.ts";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";

const withFake = async () => {
  const fake = fakeDrawers();
  const server = await startTestServer({ drawing: { openDrawer: fake.open } });
  return { fake, ...server };
};

describe("fieldRoutes", () => {
  test("a picture is what its address says, and marketplaces always get the same one", async () => {
    const { port } = await withFake();
    const drawn = async (address: string) => (await ask(port, address)).body.toString();
    expect(await drawn("/fields/41.svg")).toBe("<svg>41 square highSun day</svg>");
    expect(await drawn("/fields/41.svg?frame=island&hour=night&season=hearth")).toBe(
      "<svg>41 island hearth night</svg>",
    );
    // The test server's clock stands in October.
    expect(await drawn("/fields/0.svg?season=now&frame=card")).toBe(
      "<svg>0 card leafFall day</svg>",
    );
    expect(await drawn("/fields/41.png")).toMatch(/^painted \d+$/);
  });

  test("pictures may be shown anywhere and can do nothing", async () => {
    const { port } = await withFake();
    for (const [address, type, vary] of [
      ["/fields/41.svg", "image/svg+xml; charset=utf-8", "Accept-Encoding"],
      ["/fields/41.png", "image/png", undefined],
    ] as const) {
      const { status, headers } = await ask(port, address);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": type,
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      });
      expect(headers.vary).toBe(vary);
    }
    const passing = await ask(port, "/fields/41.svg?season=now");
    expect(passing.headers["cache-control"]).toContain("max-age=3600,");
  });

  test("a drawing travels in the form that is asked for", async () => {
    const { port } = await withFake();
    for (const [accepted, encoding, read] of [
      ["gzip, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["identity", undefined, (body: Buffer) => body],
    ] as const) {
      const answer = await ask(port, "/fields/7.svg", { headers: { "Accept-Encoding": accepted } });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(read(answer.body).toString()).toBe("<svg>7 square highSun day</svg>");
    }
  });

  test("a picture is drawn once, and not at all for whoever has it", async () => {
    const { port, fake, site } = await withFake();
    const { headers } = await ask(port, "/fields/8.svg");
    await ask(port, "/fields/8.svg");
    expect(fake.begun).toHaveLength(1);
    const other = await ask(port, "/fields/8.svg?hour=night");
    expect(other.headers.etag).not.toBe(headers.etag);

    const again = await ask(port, "/fields/9.svg", { headers: { "If-None-Match": "*" } });
    expect(again.status).toBe(304);
    expect(again.headers["access-control-allow-origin"]).toBe("*");
    const same = await ask(port, "/fields/8.svg", { headers: { "If-None-Match": headers.etag! } });
    expect(same).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    expect(same.body).toHaveLength(0);
    expect(fake.begun).toHaveLength(2);
    expect(await readdir(join(site.dataDir, "fields"))).toHaveLength(2);
  });

  test.each(["abc", "-1", "100", "0100", "1e3", "1.5", "1 ", "%2B1", "1%00", "٤"])(
    "there is no field %j",
    async (id) => {
      const { port, fake } = await withFake();
      for (const address of [
        `/fields/${id}.svg`,
        `/fields/${id}.png`,
        `/fields/${id}`,
        `/api/fields/${id}/metadata`,
      ]) {
        // Whoever takes anything gets the site's page.
        const { status, headers } = await ask(port, encodeURI(decodeURI(address)), {
          headers: { Accept: "application/json" },
        });
        expect([400, 404]).toContain(status);
        expect(headers["content-type"]).toBe("application/problem+json");
      }
      expect(fake.begun).toEqual([]);
    },
  );

  test.each(["007", "07"])("whoever asks for %s is led to the page of field 7", async (id) => {
    const { port, fake } = await withFake();
    const { status, headers } = await ask(port, `/fields/${id}?x=1`);
    expect([status, headers.location]).toEqual([308, "/fields/7?x=1"]);
    for (const address of [
      `/fields/${id}.svg`,
      `/fields/${id}.png`,
      `/api/fields/${id}/metadata`,
    ]) {
      expect([400, 404]).toContain((await ask(port, address)).status);
    }
    expect(fake.begun).toEqual([]);
  });

  test("what an address asks beside what it reads makes no other picture", async () => {
    const { port, fake } = await withFake();
    const told: unknown[] = [];
    for (const query of ["", "?x=1", "?x=2&utm_source=chat", "?Frame=card"]) {
      const { headers, body } = await ask(port, `/fields/5.png${query}`);
      const metadata = await ask(port, `/api/fields/5/metadata${query}`);
      told.push([headers.etag, body.toString(), metadata.headers.etag]);
    }
    expect(told.slice(1)).toEqual([told[0], told[0], told[0]]);
    expect(fake.begun).toHaveLength(2);
  });

  test("a query that names something unknown is refused", async () => {
    const { port, fake } = await withFake();
    for (const query of ["frame=round", "season=monsoon", "hour=noon", "hour="]) {
      expect((await ask(port, `/fields/1.svg?${query}`)).status).toBe(400);
    }
    expect(fake.begun).toEqual([]);
  });

  test("other methods are refused with what is allowed", async () => {
    const { port } = await withFake();
    for (const address of ["/fields/1.svg", "/fields/1", "/fields", "/api/fields/1/metadata"]) {
      const headers = { Origin: "http://localhost:4173", "Content-Type": "application/json" };
      const answer = await ask(port, address, { method: "POST", headers });
      expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    }
  });

  test("marketplaces are told what a field is, with addresses that lead here", async () => {
    const { port } = await startTestServer({
      basePath: "/farm/",
      siteOrigin: "https://farm.example",
      drawing: { openDrawer: fakeDrawers().open },
    });
    const { status, headers, body } = await ask(port, "/farm/api/fields/41/metadata");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    const told = JSON.parse(body.toString());
    expect(told).toMatchObject({
      name: expect.stringMatching(/^Field 41: [A-Z][a-z]+ [A-Z][a-z]+( Acre)?$/),
      description: expect.stringMatching(
        /^[A-Z][\w ]+: an? [a-z-]+-facing \w+ field .+, where \w+ the .+; it has .+\. It lies in the parish of /,
      ),
      image: "https://farm.example/farm/fields/41.png",
      external_url: "https://farm.example/farm/fields/41",
    });
    expect(told.attributes.map((one: { trait_type: string }) => one.trait_type).join(" ")).toBe(
      "Region Soil Water Aspect Shape Wind Heirloom Landmark Cottage Resident Whim Plots Parish",
    );
    expect(told.attributes.every((one: { value: unknown }) => one.value !== undefined)).toBe(true);
    const again = await ask(port, "/farm/api/fields/41/metadata", {
      headers: { "If-None-Match": headers.etag! },
    });
    expect(again.status).toBe(304);
  });

  test("a larger collection has its land too, beyond the table that is shipped", async () => {
    const collection = Object.assign({}, testSite.collection, { size: 1_000_000 });
    const { port } = await startTestServer({
      studio: Object.assign({}, testSite, { collection }),
      drawing: { openDrawer: fakeDrawers().open },
    });
    const asked = await ask(port, "/api/fields/15000/metadata");
    const { attributes } = JSON.parse(asked.body.toString());
    const { region, soil } = countryOf(1);
    expect(attributes.slice(0, 2)).toEqual([
      { trait_type: "Region", value: regions[region[5_000]!]!.name },
      { trait_type: "Soil", value: soils[soil[5_000]!]!.name },
    ]);
  });

  test("pages are drawn by the build's own code and remembered", async () => {
    const { port } = await withFake();
    const page = await ask(port, "/fields?a=1&soil=peat", { headers: { Accept: "text/html" } });
    expect(page.body.toString()).toContain("/fields ?soil=peat http://localhost:4173 /assets/");
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": expect.stringContaining("script-src 'self'"),
    });
    const headers = { "If-None-Match": page.headers.etag!, "Accept-Encoding": "br" };
    // What the page does not read makes no other page of it.
    expect((await ask(port, "/fields?soil=peat&a=2", { headers })).status).toBe(304);
    const field = await ask(port, "/fields/41?soil=peat", { headers: { Accept: "text/html" } });
    expect(field.body.toString()).toContain("/fields/41  http");
    const br = await ask(port, "/fields", { headers: { "Accept-Encoding": "br" } });
    expect(brotliDecompressSync(br.body).toString()).toContain("/fields  http");
  });

  test("one slash too many is redirected, and a jump lands on its field", async () => {
    const { port } = await startTestServer({
      basePath: "/farm/",
      drawing: { openDrawer: fakeDrawers().open },
    });
    const leadsTo = async (address: string) => {
      const { status, headers } = await ask(port, address);
      return `${status} ${headers.location}`;
    };
    expect(await leadsTo("/farm/fields/?soil=peat")).toBe("308 /farm/fields?soil=peat");
    expect(await leadsTo("/farm/fields/41/")).toBe("308 /farm/fields/41");
    expect((await ask(port, "/farm/fields/abc/")).status).toBe(404);
    expect((await ask(port, "/farm/fields//41")).status).toBe(400);
    expect(await leadsTo("/farm/fields/go?number=41")).toBe("303 /farm/fields/41");
    expect(await leadsTo("/farm/fields/go?number=%20%230041")).toBe("303 /farm/fields/41");
    for (const nowhere of [
      "",
      "?number=",
      "?number=100",
      "?number=//evil.example",
      "?number=1e1",
    ]) {
      expect(await leadsTo(`/farm/fields/go${nowhere}`)).toBe("303 /farm/fields");
    }
  });
});
