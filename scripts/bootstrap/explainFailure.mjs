// Turns what npm printed when an install failed into a few lines that say what to do.
const offlineCodes =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/;
const shownLines = 12;

export function explainFailure(output) {
  const told = output
    .split("\n")
    .filter((line) => line.startsWith("npm error") && line.trim() !== "npm error")
    .filter((line) => !/A complete log of this run|^npm error (\s|})/.test(line));
  const lines = (told.length > 0 ? told : output.trim().split("\n")).slice(0, shownLines);
  return [headline(output), ...lines.map((line) => `  ${line}`)].join("\n");
}

function headline(output) {
  if (offlineCodes.test(output)) {
    return "The packages could not be installed: the package registry cannot be reached from here. Connect this machine (or set npm's proxy) and run the command again. npm said:";
  }
  if (/\b(ENOSPC|EACCES|EPERM|EROFS)\b/.test(output)) {
    return "The packages could not be installed: this folder cannot be written, or the disk is full. npm said:";
  }
  return "The packages could not be installed. npm said:";
}
