// Turns the portable `?` into PostgreSQL's `$1`, `$2` … wherever it is not part of a text or comment.
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?/g;

export function numberPlaceholders(sql: string): string {
  let count = 0;
  return sql.replace(parts, (part) => {
    if (part !== "?") return part;
    count += 1;
    return `$${count}`;
  });
}
