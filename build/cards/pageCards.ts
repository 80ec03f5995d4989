// Which page has which card: its words with their counts, and the picture that goes with them.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cropIds } from "../../src/farm/tables/crops.ts";
import { heirloomIds } from "../../src/farm/tables/heirlooms.ts";
import { recipeIds } from "../../src/farm/tables/recipes.ts";
import { parishesOf } from "../../src/fields/parishSlug.ts";
import { paperColour } from "../../src/lib/brandColours.ts";
import { countFields } from "../../src/lib/numberWords.ts";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";
import { longDate } from "../../src/news/formatDate.ts";
import { openRoutes, type RouteName, routePartsOf } from "../../src/routes/routes.ts";
import { readLogo } from "../brand/logo.ts";
import { servedPicture } from "../brand/pictures.ts";
import type { Post } from "../news/readPosts.ts";
import { drawCard } from "./drawCard.ts";
import { strings } from "./strings.ts";

type Known = { site: SiteConfig; posts: readonly Post[]; pieces: number; post?: Post | undefined };
type Told = { title: string; below: string; picture: string | Uint8Array };

const coverFile = (name: string) =>
  `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-1920.avif`;

function coverOf({ cover, pictures }: Post): string | Uint8Array {
  if (cover.kind === "still") return coverFile(cover.name);
  return pictures.get(cover.file)!.bytes;
}

/** Fields, parishes and rooms have cards of their own, which the server draws. */
const tellers: Partial<Record<RouteName, (known: Known) => Told | null>> = {
  landing: ({ site: { collection } }) => ({
    title: strings.landing.title,
    below: countFields(strings.landing.below, collection.size),
    picture: "share.jpg",
  }),
  play: () => ({
    title: strings.play.title,
    below: strings.play.below(cropIds.length),
    picture: "cover-sprout-1920.avif",
  }),
  roomDesigner: ({ pieces }) => ({
    title: strings.roomDesigner.title,
    below: strings.roomDesigner.below(pieces),
    picture: "room-day-1760.webp",
  }),
  news: ({ posts }) =>
    posts[0]
      ? {
          title: strings.news.title,
          below: strings.news.below(posts.length),
          picture: coverOf(posts[0]),
        }
      : null,
  article: ({ post }) =>
    post ? { title: post.title, below: longDate(post.date), picture: coverOf(post) } : null,
  rules: () => ({
    title: strings.rules.title,
    below: strings.rules.below(cropIds.length, heirloomIds.length, recipeIds.length),
    picture: "cover-pond-1920.avif",
  }),
  fields: ({ site: { collection } }) => ({
    title: strings.fields.title,
    below: strings.fields.below(collection.size),
    picture: "share.jpg",
  }),
  world: ({ site: { collection } }) => ({
    title: strings.world.title,
    below: strings.world.below(parishesOf(collection.size), collection.size),
    picture: "map-1600.avif",
  }),
  rooms: ({ pieces }) => ({
    title: strings.rooms.title,
    below: strings.rooms.below(pieces),
    picture: "room-1760.webp",
  }),
};

/** Where it is to lie below the site, and what lies there under which words. */
export type MadeCard = { file: string; title: string; alt: string; bytes: Uint8Array };

type Parts = {
  root: string;
  site: SiteConfig;
  posts: readonly Post[];
  /** The file of all furniture. */
  furniture: string;
};

/** The cards of all pages that have one here, by the path of the page. */
export async function pageCards({ root, site, posts, furniture }: Parts) {
  const read = await readLogo(root);
  if (!read.ok) throw new Error(read.reason);
  const logo = read.value;
  const pieces: number = JSON.parse(await readFile(furniture, "utf8")).pieces.length;

  async function pictureOf(picture: string | Uint8Array): Promise<string | Uint8Array> {
    if (typeof picture !== "string") return picture;
    const drawn = join(root, "src/stills/images", picture);
    return (await servedPicture(root, drawn)) ?? drawn;
  }

  async function make(name: string, told: Told): Promise<MadeCard> {
    const card = {
      words: { title: told.title, below: told.below, name: site.name },
      picture: await pictureOf(told.picture),
      logo,
      paper: paperColour(site),
    };
    const bytes = await drawCard(card, join(root, ".cache/cards"));
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    // Below assets/, where a name stands for what is in it.
    return {
      file: `assets/card-${name}-${hash}.png`,
      title: told.title,
      alt: `${told.title}: ${told.below}`,
      bytes,
    };
  }

  const cards = new Map<string, MadeCard>();
  for (const [name, route] of openRoutes(site)) {
    const { start, hasParameter } = routePartsOf(route);
    const shown = hasParameter ? posts : [undefined];
    for (const post of shown) {
      const told = tellers[name]?.({ site, posts, pieces, post });
      if (told) cards.set(start + (post?.slug ?? ""), await make(post?.slug ?? name, told));
    }
  }
  return cards;
}
