import { describe, expect, it } from "vitest";
import site from "../../site.config.ts";
import { checkSiteConfig } from "./siteConfig.ts";

/** With what a studio may leave out. */
const whole = {
  ...site,
  links: { source: { label: "Code", href: "https://code.example" }, ...site.links },
};

/** The site's config with one key set to something else; undefined takes the key away. */
function siteWith(changes: Record<string, unknown>): unknown {
  const draft = structuredClone(whole);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const last = keys.pop()!;
    const parent = keys.reduce<object>((place, key) => Reflect.get(place, key) as object, draft);
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value);
  }
  return draft;
}

const problems = (value: unknown): readonly string[] => {
  const result = checkSiteConfig(value);
  return result.ok ? [] : result.problems;
};

describe("checkSiteConfig", () => {
  it("accepts the site's own config", () => {
    expect(checkSiteConfig(site)).toEqual({ ok: true, config: site });
  });

  it.each<[string, unknown, string]>([
    ["name", "  ", "must not be empty"],
    ["tagline", undefined, "is missing"],
    ["links.chat.href", "http://chat.example", "must begin with https://"],
    ["links.social.href", "chat", "must be a full address"],
    ["links.guide.href", "javascript:alert(1)", "must begin with https://"],
    ["nav.1.href", "//evil.example", "must be a path of this site"],
    ["nav.1.href", "/\\evil.example page", "must be a path of this site"],
    ["nav.1.href", "http://wiki.example", "must be a path of this site"],
    ["nav.1.href", "javascript:alert(1)", "must be a path of this site"],
    ["nav.1.href", "https://me:secret@wiki.example", "must be a path of this site"],
    ["nav.1.href", "https://", "must be a path of this site"],
    ["nav", [], "must have at least one link"],
    ["collection.address", "0x12", "must be 0x and 40 hex digits"],
    ["collection.size", 0.5, "must be a whole number"],
    ["collection.size", 0, "must be at least 1"],
    ["chains", [], "must have at least one chain"],
    ["chains.0.id", "1", "must be a number"],
    ["chains.0.rpcUrls", [], "must have at least one"],
    ["chains.0.rpcUrls.0", "http://rpc.example", "must begin with https:// or wss://"],
    ["chains.0.rpcUrls.0", "https://me:secret@rpc.example", "must begin with https:// or wss://"],
    ["chains", [site.chains[0], site.chains[0]], "must name each chain once"],
    ["coinBurst", 35, "must be true or false"],
    ["walletConnectProjectId", "two words", "must be the id of a project, or empty"],
    ["signIn", "always", 'must be "on-connect", "on-demand" or "off"'],
    ["exchange.baseUrl", "https://exchange.example/", "must not end with a slash"],
    ["exchange.signingOrigin", "https://exchange.example/api", "must be an origin"],
    ["exchange.open", "no", "must be true or false"],
    ["features.news", "yes", "must be true or false"],
    ["features.passkeys", "if possible", "must be true or false"],
    ["colours", { accent: "#566a1c" }, "accent must be two colours: by day and by lamplight"],
    ["colours", { accent: ["#566a1c"] }, "accent.1 is missing"],
    ["colours", { accent: ["olive", "#60751f"] }, "accent.0 must be a colour written like #566a1c"],
    ["colours", { purple: ["#566a1c", "#60751f"] }, "purple is not a key this site knows"],
    ["analytics", "id", "is not a key this site knows"],
    ["links", 7, "must be an object"],
    ["links.source.href", "http://code.example", "must begin with https://"],
    ["securityContact", "http://hole.example", "must be an address that begins with"],
    ["securityContact", "mailto:nobody", "must be an address that begins with"],
  ])("names %s when it is %j", (path, value, message) => {
    expect(problems(siteWith({ [path]: value })).join("\n")).toContain(
      `site.config.ts: ${path}${path === "colours" ? "." : " "}${message}`,
    );
  });

  it("lets the bar lead elsewhere", () => {
    const nav = [...site.nav.slice(0, 2), { label: "Wiki", href: "https://wiki.example/farm" }];
    expect(problems(siteWith({ nav }))).toEqual([]);
  });

  it("names the token whose chain or address is wrong", () => {
    const tokens = [
      { chainId: site.chains[0]!.id, address: site.collection.address },
      { chainId: 987_654, address: site.collection.address },
    ];
    expect(problems(siteWith({ tokens }))).toEqual([
      "site.config.ts: tokens.1.chainId must be one of the chains",
    ]);
    expect(problems(siteWith({ tokens: [{ chainId: 1, address: "0x12" }] }))).toEqual([
      "site.config.ts: tokens.0.address must be 0x and 40 hex digits",
    ]);
  });

  it("says how many fields there are where a text asks for it", () => {
    const checked = checkSiteConfig(
      siteWith({
        description: "{Fields} fields, no two alike. One of {fields} is yours.",
        "collection.size": 1_000,
      }),
    );
    expect(checked).toMatchObject({
      ok: true,
      config: { description: "One thousand fields, no two alike. One of one thousand is yours." },
    });
  });

  it("tells every problem at once", () => {
    const wrong = siteWith({ name: 7, "collection.size": -1, exchange: undefined });
    expect(problems(wrong)).toHaveLength(3);
  });

  it.each([undefined, null, 3, "x", [], () => ({})])("refuses %s without throwing", (value) => {
    expect(problems(value)).not.toHaveLength(0);
  });
});
