// What a visitor looks for, by kind and name.
import type { Thing } from "./visitor.ts";

export const button = (named: string, around = ""): Thing => ({ of: `${around} button`, named });
export const heading = (named: string): Thing => ({ of: "h1, h2, h3", named });
export const link = (named: string, around = ""): Thing => ({ of: `${around} a`, named });
export const radio = (named: string): Thing => ({ of: "input[type=radio]", named });
export const words = (named: string): Thing => ({ of: "p, span, dt, dd, output, li, div", named });

export const dialog = "dialog[open]";
export const account = button("Your account", "header");
