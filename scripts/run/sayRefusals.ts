// What the machine refuses a command (a folder that is not ours, a full disk) is told in a sentence; it is no bug.
process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
  const isRefusal = error.syscall !== undefined && error.path !== undefined;
  process.stderr.write(
    isRefusal ? `This machine refused the command: ${error.message}\n` : `${error.stack}\n`,
  );
  process.exit(1);
});
