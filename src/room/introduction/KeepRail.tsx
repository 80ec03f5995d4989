// What a visitor will carry off from the designer: paper labels hanging from a rail of pegs.
import css from "./KeepRail.module.css";
import { exportFormats, strings } from "./strings.ts";

export function KeepRail() {
  return (
    <section aria-labelledby="keep-title" className={css.keep}>
      <div className={css.words}>
        <h2 id="keep-title">{strings.keepTitle}</h2>
        <p className={css.lede}>{strings.keepLede}</p>
      </div>
      <div className={css.rail}>
        <ul role="list" className={css.labels}>
          {exportFormats.map(({ id, name, text }) => (
            <li key={id}>
              <p className={css.label}>
                <b>{name}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
