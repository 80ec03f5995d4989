// All papers in one piece of code: whoever opens one soon opens another.
import type { ComponentType } from "react";
import type { PaperProps } from "../session/paperProps.ts";
import { Barn } from "./barn/Barn.tsx";
import type { PaperId } from "./strings.ts";

export const sheets: { readonly [Id in PaperId]: ComponentType<PaperProps> } = { barn: Barn };
