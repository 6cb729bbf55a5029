import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const LARGEST_DEMO = 200_000;
const FEEDS = ['postgres', 'kafka'];

export const USAGE = `npm start -- [options]

  --port P       serve on this port (default: 3000, or the next free one)
  --data DIR     keep everything in this folder (default: .keelson in the checkout)
  --reset        forget all data in that folder first
  --no-demo      start without demo customers and demo staff
  --demo-size N  with so many demo customers more, up to 200,000, to try the back office with (100,000: some minutes)
  --feed FROM    where workers get events from: postgres (default) or kafka, with a broker of its own (Java and Maven)
  --built        start what was built last, and build nothing
  --verbose      show every log entry, not only warnings and errors
  --help         show this text
`;

/** @returns {{ port?: number, data: string, reset: boolean, demo: boolean, demoSize: number, feed?: string, built: boolean, verbose: boolean, help: boolean }} */
export function parseOptions(words, checkout) {
  const { values } = parseArgs({
    args: words,
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      reset: { type: 'boolean', default: false },
      'no-demo': { type: 'boolean', default: false },
      'demo-size': { type: 'string', default: '0' },
      feed: { type: 'string' },
      built: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.port !== undefined && !/^([1-9]\d{0,4})$/.test(values.port))
    throw new Error(`--port must be a number from 1 to 65535, not ${values.port}.`);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && port > 65_535) throw new Error(`--port must be a number from 1 to 65535, not ${port}.`);
  const demoSize = Number(values['demo-size']);
  if (!/^\d{1,6}$/.test(values['demo-size']) || demoSize > LARGEST_DEMO)
    throw new Error(`--demo-size must be a number from 0 to ${LARGEST_DEMO}, not ${values['demo-size']}.`);
  if (demoSize > 0 && values['no-demo']) throw new Error('--demo-size and --no-demo exclude each other.');
  if (values.feed !== undefined && !FEEDS.includes(values.feed))
    throw new Error(`--feed must be ${FEEDS.join(' or ')}, not ${values.feed}.`);
  return {
    ...(port === undefined ? {} : { port }),
    data: resolve(values.data ?? `${checkout}/.keelson`),
    reset: values.reset,
    demo: !values['no-demo'],
    demoSize,
    ...(values.feed === undefined ? {} : { feed: values.feed }),
    built: values.built,
    verbose: values.verbose,
    help: values.help,
  };
}
