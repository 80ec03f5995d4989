// What the designer is, as its introduction told before the editor stood in its place.
import css from "./AboutPanel.module.css";
import panel from "./Panel.module.css";

type Row = { readonly name: string; readonly text: string };

export type AboutRoom = {
  readonly title: string;
  readonly lede: string;
  readonly parts: readonly {
    readonly title: string;
    readonly lede?: string;
    readonly rows: readonly Row[];
  }[];
};

export function AboutPanel({ lede, parts }: AboutRoom) {
  return (
    <div className={panel.panel}>
      <p className={panel.lede}>{lede}</p>
      {parts.map(({ title, lede: words, rows }) => (
        <section key={title} className={css.part}>
          <h3>{title}</h3>
          {words && <p>{words}</p>}
          <dl className={css.rows}>
            {rows.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
