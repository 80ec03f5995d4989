// The live scene of a field, once it can be shown in the place of its drawing.
import type { ComponentType, RefObject } from "react";
import { useLateScene } from "../../scene/useLateScene.ts";
import type { LiveFieldProps } from "./LiveField.tsx";

const load = () => import("./LiveField.tsx").then(({ LiveField }) => LiveField);

/** The live scene of a field, null until it has been fetched, and where the device cannot show it. */
export const useLiveField = (
  place: RefObject<HTMLElement | null>,
): ComponentType<LiveFieldProps> | null => useLateScene(place, load);
