// What the address of the designer named, and what could not be opened.
export type Lost =
  | { readonly kind: "room"; readonly id: string }
  | {
      readonly kind: "remix";
      readonly id: string;
      /** Not shown any more; the server is silent; this device could not make a place for it. */
      readonly reason: "gone" | "unreachable" | "unkept";
    };
