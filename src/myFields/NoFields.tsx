// For a holder of nothing: where fields are to be had.
import site from "../../site.config.ts";
import { Button } from "../ui/Button.tsx";
import { Bare } from "./Bare.tsx";
import { strings } from "./strings.ts";

export function NoFields() {
  return (
    <Bare title={strings.noneTitle} text={strings.none}>
      <Button href={site.links.marketplace.href} target="_blank" rel="noreferrer noopener">
        {strings.market}
      </Button>
    </Bare>
  );
}
