// The last tool of the dock: everything that there is no room for.
import Ellipsis from "lucide-react/icons/ellipsis";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import tool from "../../editor/controls/Tool.module.css";
import { strings } from "../../editor/strings.ts";
import { ThingMenuEntries } from "./thingMenu.tsx";

export function ThingMenuButton() {
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={tool.tool}>
          <Icon of={Ellipsis} size={22} />
          <span>{strings.more}</span>
        </button>
      )}
    >
      <ThingMenuEntries />
    </Menu>
  );
}
