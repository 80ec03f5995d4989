// Thrown when the database cannot do its work now: server gone, disk full, file damaged or closed.
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}
