// A view that is fetched when it is first looked at; if it cannot be had, the others still can.
import { type ComponentType, lazy } from "react";
import { missingCode } from "../../lib/missingCode.ts";
import { strings } from "./strings.ts";

const Missing = () => <p>{strings.viewMissing}</p>;

export const lateView = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(() =>
    load().then(
      (view) => ({ default: view }),
      () => {
        missingCode.tell();
        return { default: Missing };
      },
    ),
  );
