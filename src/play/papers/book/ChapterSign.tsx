// The sign of a chapter whose pages have no pictures of their own.
import BookOpen from "lucide-react/icons/book-open";
import CloudSun from "lucide-react/icons/cloud-sun";
import Mail from "lucide-react/icons/mail";
import Palette from "lucide-react/icons/palette";
import Party from "lucide-react/icons/party-popper";
import Sparkles from "lucide-react/icons/sparkles";
import { Sign } from "../parts/Sign.tsx";
import type { Chapter } from "./chapters.ts";
import { strings } from "./strings.ts";

const { chapters } = strings;
const signs = new Map([
  [chapters.festivals, Party],
  [chapters.dyes, Palette],
  [chapters.surprises, Sparkles],
  [chapters.cards, Mail],
  [chapters.weathers, CloudSun],
]) as ReadonlyMap<string, typeof BookOpen>;

export const ChapterSign = ({ chapter }: { readonly chapter: Chapter }) => (
  <Sign of={signs.get(chapter.title) ?? BookOpen} />
);
