// The ways to have the news delivered: two feeds, or a feed's address for a reader elsewhere.
import Braces from "lucide-react/icons/braces";
import Link from "lucide-react/icons/link";
import Rss from "lucide-react/icons/rss";
import { link } from "../lib/link.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { copyAddress } from "./copyAddress.ts";
import { strings } from "./strings.ts";

const copyFeedAddress = () =>
  void copyAddress(new URL(link("/feed.xml"), location.origin).href, strings.feedCopied);

export function FollowMenu() {
  return (
    <Menu label={strings.follow}>
      <MenuItem icon={<Icon of={Rss} />} href={link("/feed.xml")}>
        {strings.atomFeed}
      </MenuItem>
      <MenuItem icon={<Icon of={Braces} />} href={link("/feed.json")}>
        {strings.jsonFeed}
      </MenuItem>
      <MenuItem icon={<Icon of={Link} />} onSelect={copyFeedAddress}>
        {strings.copyFeed}
      </MenuItem>
    </Menu>
  );
}
