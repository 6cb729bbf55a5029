// Ctrl-C under npm arrives twice within milliseconds, once from the terminal and once from npm.
const ONE_PRESS = 1000;

/** Calls `stop` on the first signal and `force` on a second one. Also stops when npm, which started us, is gone. */
export function onStopSignals(stop, force) {
  let firstAt;
  const take = () => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      stop();
    } else if (Date.now() - firstAt > ONE_PRESS) {
      force();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, take);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && firstAt === undefined) take();
  }, 250).unref();
}
