// The shape of site.config.ts, and the check that names whatever is wrong in it.
import * as v from "valibot";
import { brandColours } from "./brandColours.ts";
import { isNodeAddress } from "./nodeAddress.ts";
import { countFields } from "./numberWords.ts";

/** One of that many characters at most, in the words that refuse it. */
export const text = (max: number) =>
  v.pipe(
    v.string("must be text"),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(max, `must be at most ${max} characters`),
  );

const httpsLink = v.pipe(
  v.string("must be text"),
  v.url("must be a full address such as https://example.org/page"),
  v.startsWith("https://", "must begin with https://"),
);

const nodeUrl = v.pipe(
  v.string("must be text"),
  v.url("must be a full address"),
  v.check(isNodeAddress, "must begin with https:// or wss://, without a name and password"),
);

const address = v.pipe(
  v.string("must be text"),
  v.regex(/^0x[0-9a-fA-F]{40}$/, "must be 0x and 40 hex digits"),
  v.transform((digits) => digits as `0x${string}`),
);

const origin = v.pipe(
  httpsLink,
  v.check(
    (link) => URL.canParse(link) && new URL(link).origin === link,
    "must be an origin: no path, and no slash at the end",
  ),
);

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number("must be a number"),
    v.integer("must be a whole number"),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const isPlace = (href: string) => /^\/(?!\/)[^\s]*$/.test(href);

const isOutside = (href: string) => {
  if (!/^https:\/\/[^\s]+$/.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === "" && password === "";
};

const placeOrOutside = v.pipe(
  v.string("must be text"),
  v.check(
    (href) => isPlace(href) || isOutside(href),
    "must be a path of this site that begins with /, or lead elsewhere by https://",
  ),
);

const chainId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

const outsideLink = v.strictObject({ label: text(40), href: httpsLink });

const contact = v.pipe(
  v.string("must be text"),
  v.check(
    (address) => isOutside(address) || /^mailto:[^\s@]+@[^\s@]+$/.test(address),
    "must be an address that begins with https:// or mailto:",
  ),
);

const hex = v.pipe(
  v.string("must be text"),
  v.regex(/^#[\da-f]{6}$/, "must be a colour written like #566a1c"),
);

const dayAndNight = v.strictTuple([hex, hex], "must be two colours: by day and by lamplight");

const colours = v.strictObject(v.entriesFromList(brandColours, v.optional(dayAndNight)));

/** The fields: the table "Make it yours" of README.md. */
const siteConfigSchema = v.strictObject({
  name: text(40),
  tagline: text(80),
  description: text(200),
  colours: v.optional(colours),
  nav: v.pipe(
    v.array(v.strictObject({ label: text(30), href: placeOrOutside }), "must be a list"),
    v.minLength(1, "must have at least one link"),
    v.maxLength(8, "must have at most eight links"),
  ),
  links: v.strictObject({
    social: outsideLink,
    chat: outsideLink,
    marketplace: outsideLink,
    guide: outsideLink,
    wallets: outsideLink,
    source: v.optional(outsideLink),
  }),
  securityContact: v.optional(contact),
  collection: v.strictObject({
    name: text(40),
    address,
    size: wholeNumber(1, 60_000),
    firstBlock: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  }),
  chains: v.pipe(
    v.array(
      v.strictObject({
        id: chainId,
        rpcUrls: v.pipe(
          v.array(nodeUrl, "must be a list"),
          v.minLength(1, "must have at least one"),
        ),
      }),
      "must be a list",
    ),
    v.minLength(1, "must have at least one chain"),
    v.check(
      (chains) => new Set(chains.map(({ id }) => id)).size === chains.length,
      "must name each chain once",
    ),
  ),
  tokens: v.array(v.strictObject({ chainId, address }), "must be a list"),
  coinBurst: v.optional(v.boolean("must be true or false")),
  walletConnectProjectId: v.pipe(
    v.string("must be text"),
    v.regex(/^[\w-]{0,64}$/, "must be the id of a project, or empty"),
  ),
  signIn: v.picklist(
    ["on-connect", "on-demand", "off"],
    'must be "on-connect", "on-demand" or "off"',
  ),
  exchange: v.strictObject({
    baseUrl: v.pipe(httpsLink, v.regex(/[^/]$/, "must not end with a slash")),
    signingOrigin: origin,
    open: v.boolean("must be true or false"),
  }),
  roomPieces: v.array(v.strictObject({ piece: text(60), chainId, address }), "must be a list"),
  features: v.strictObject({
    signIn: v.boolean("must be true or false"),
    roomDesigner: v.boolean("must be true or false"),
    news: v.boolean("must be true or false"),
    play: v.boolean("must be true or false"),
    passkeys: v.optional(v.boolean("must be true or false")),
  }),
});

/** As one writes it in site.config.ts: `{fields}` and `{Fields}` in a text are how many there are. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

export type SiteConfigResult =
  | { ok: true; config: SiteConfig }
  | { ok: false; problems: readonly string[] };

/** Checks a whole config and tells every problem at once, each with the key it is about. */
export function checkSiteConfig(value: unknown): SiteConfigResult {
  const result = v.safeParse(siteConfigSchema, value);
  if (result.success) {
    const stray = strays(result.output);
    if (stray.length > 0) return { ok: false, problems: stray };
    const { tagline, description, ...config } = result.output;
    const said = (text: string) => countFields(text, config.collection.size);
    const texts = { tagline: said(tagline), description: said(description) };
    return { ok: true, config: Object.assign(config, texts) };
  }
  const problems = result.issues.map((issue) => {
    const key = v.getDotPath(issue);
    return `site.config.ts: ${key ?? "the config"} ${explain(issue)}`;
  });
  return { ok: false, problems };
}

function strays({ chains, tokens, roomPieces }: SiteConfig): string[] {
  return Object.entries({ tokens, roomPieces }).flatMap(([key, list]) =>
    list.flatMap(({ chainId }, index) =>
      chains.some(({ id }) => id === chainId)
        ? []
        : [`site.config.ts: ${key}.${index}.chainId must be one of the chains`],
    ),
  );
}

function explain(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object") {
    return issue.expected === "never"
      ? "is not a key this site knows"
      : issue.received === "undefined"
        ? "is missing"
        : "must be an object";
  }
  return issue.received === "undefined" ? "is missing" : issue.message;
}
