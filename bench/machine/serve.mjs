/** Answers the calls of the process that started this one; ends when that process ends. */
export function serve(methods) {
  process.on('message', async ({ id, method, args }) => {
    try {
      process.send({ id, value: await methods[method](...args) });
    } catch (error) {
      process.send({ id, failure: error instanceof Error ? error.stack : String(error) });
    }
  });
  process.on('disconnect', () => process.exit());
}
