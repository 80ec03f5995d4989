// The live scene of a field, once it can be shown in the place of its drawing.
import type { ComponentType, RefObject } from "react";
import { useLateScene } from "../../scene/useLateScene.ts";
import type { LiveFieldProps } from "./LiveField.tsx";

const load = () => import("./LiveField.tsx").then(({ LiveField }) => LiveField);

export const useLiveField = (
  place: RefObject<HTMLElement | null>,
): ComponentType<LiveFieldProps> | null => useLateScene(place, load);
