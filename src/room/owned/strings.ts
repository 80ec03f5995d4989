// What the visitor's own fields say in the editor.
export const strings = {
  fields: "My fields",
  field: (id: number) => `Field ${id}`,
  choose: (id: number) => `Field ${id}: what to do with its picture`,
} as const;
