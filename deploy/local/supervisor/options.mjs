import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `npm start -- [options]

  --port P     serve on this port (default: 3000, or the next free one)
  --data DIR   keep everything in this folder (default: .keelson in the checkout)
  --reset      forget all data in that folder first
  --no-demo    start without demo customers and demo staff
  --built      start what was built last, and build nothing
  --verbose    show every log entry, not only warnings and errors
  --help       show this text
`;

/** @returns {{ port?: number, data: string, reset: boolean, demo: boolean, built: boolean, verbose: boolean, help: boolean }} */
export function parseOptions(words, checkout) {
  const { values } = parseArgs({
    args: words,
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      reset: { type: 'boolean', default: false },
      'no-demo': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.port !== undefined && !/^([1-9]\d{0,4})$/.test(values.port))
    throw new Error(`--port must be a number from 1 to 65535, not ${values.port}.`);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && port > 65_535) throw new Error(`--port must be a number from 1 to 65535, not ${port}.`);
  return {
    ...(port === undefined ? {} : { port }),
    data: resolve(values.data ?? `${checkout}/.keelson`),
    reset: values.reset,
    demo: !values['no-demo'],
    built: values.built,
    verbose: values.verbose,
    help: values.help,
  };
}
