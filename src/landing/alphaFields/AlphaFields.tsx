// Alpha Fields: a dial, the field it stands for, what its deed says, and how rare landmarks are.
import { link } from "../../lib/link.ts";
import { field } from "../../stills/field.ts";
import { Still } from "../../stills/Still.tsx";
import layout from "../layout.module.css";
import css from "./AlphaFields.module.css";
import { Deed } from "./Deed.tsx";
import { Dial } from "./Dial.tsx";
import { LandmarkChart } from "./LandmarkChart.tsx";
import { strings } from "./strings.ts";

export function AlphaFields() {
  return (
    <section id="alphafields" aria-labelledby="alphafields-title" className={css.section}>
      <div className={layout.column}>
        <h2 id="alphafields-title">{strings.title}</h2>
        <p className={`${layout.lede} ${css.lede}`}>{strings.lede}</p>
        <p className={css.gallery}>
          <a href={link("/fields")}>{strings.gallery}</a>
        </p>
        <div className={`${layout.pictures} ${css.table}`}>
          <Dial number="0417" />
          <Still
            className={css.field!}
            picture={field}
            alt={strings.field}
            sizes="(min-width: 1600px) 560px, (min-width: 1000px) 470px, min(100vw, 520px)"
          />
          <Deed />
        </div>
        <LandmarkChart />
      </div>
    </section>
  );
}
