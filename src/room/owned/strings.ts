// What the visitor's own fields say in the editor.
export const strings = {
  fields: "My fields",
  farms: "My farms",
  field: (id: number) => `Field ${id}`,
  choose: (id: number) => `Field ${id}: what to do with its picture`,
  begin: "Begin a room in its cottage",
  begun: (id: number) => `A new room in the cottage on field ${id}.`,
  notBegun: "What is open could not be kept, so it stays open.",
  cottageOn: (id: number) => `Cottage on field ${id}`,
} as const;
