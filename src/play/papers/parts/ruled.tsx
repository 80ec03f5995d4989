// A paper that ends with the way to where its law is to be read.
import type { ComponentType } from "react";
import { link } from "../../../lib/link.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import css from "./paper.module.css";
import { strings } from "./strings.ts";

/** `rules` is the place on the page of the rules. */
export const ruled = (Sheet: ComponentType<PaperProps>, rules: string) =>
  function Ruled(paper: PaperProps) {
    return (
      <>
        <Sheet {...paper} />
        <p className={css.rules}>
          <a href={link(rules)}>{strings.rules}</a>
        </p>
      </>
    );
  };
