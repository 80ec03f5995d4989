// The deed of a field: which traits it has, and what each of them is about.
import Compass from "lucide-react/icons/compass";
import Droplets from "lucide-react/icons/droplets";
import Mountain from "lucide-react/icons/mountain";
import Shapes from "lucide-react/icons/shapes";
import Sprout from "lucide-react/icons/sprout";
import { Icon } from "../../ui/Icon.tsx";
import css from "./Deed.module.css";
import { strings, traits } from "./strings.ts";

const icons = {
  soil: Mountain,
  water: Droplets,
  shape: Shapes,
  heirloom: Sprout,
  landmark: Compass,
};

export function Deed() {
  return (
    <div className={css.shade}>
      <div className={css.deed}>
        <h3 className={css.title}>{strings.deedTitle}</h3>
        <ul role="list" className={css.traits}>
          {traits.map(({ id, name, about, kinds }) => (
            <li key={id}>
              <Icon of={icons[id]} size={21} />
              <span>
                <b>{name}</b> {about}
              </span>
              <span className={css.kinds}>{kinds}</span>
            </li>
          ))}
        </ul>
        <p className={css.note}>{strings.deedNote}</p>
      </div>
    </div>
  );
}
