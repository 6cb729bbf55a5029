import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimDataFolder, clearDataFolder, openDataFolder } from './data-folder.mjs';
import { installDependencies } from './dependencies.mjs';
import { parseOptions, USAGE } from './options.mjs';
import { onStopSignals } from './stop-signals.mjs';

const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const print = (text) => process.stdout.write(`${text}\n`);

/** The whole life of `npm start`: claim the folder, install, start, announce, wait for a signal, stop in order. */
export async function run(words) {
  const startedAt = Date.now();
  // A closed terminal must not end the supervisor before it has stopped the rest.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const options = readOptions(words);
  if (options.help) return print(USAGE);
  const release = await prepare(options);
  const installing = new AbortController();
  let product;
  let ending;
  const end = async (code) => {
    ending = true;
    installing.abort();
    await product?.stop();
    await rm(join(options.data, 'addresses.json'), { force: true });
    await release();
    process.exit(code);
  };
  onStopSignals(
    () => {
      print('Stopping');
      void end(0);
    },
    () => {
      product?.kill();
      void release().finally(() => process.exit(1));
    },
  );
  try {
    await installDependencies(CHECKOUT, print, installing.signal);
    const { createProduct } = await import('./product.mjs');
    const { announcement, writeAddresses } = await import('./announcement.mjs');
    if (options.reset) await forgetData(options);
    product = createProduct({ checkout: CHECKOUT, options, print });
    const facts = await product.start();
    await writeAddresses({ ...facts, options });
    print(announcement({ ...facts, options, seconds: (Date.now() - startedAt) / 1000 }));
  } catch (error) {
    if (ending) return;
    process.stderr.write(`\nKeelson could not start: ${error.message}\n`);
    await end(1);
  }
}

async function forgetData(options) {
  const { forgetCluster } = await import('../postgres/forget.mjs');
  await forgetCluster(join(options.data, 'postgres'));
  await clearDataFolder(options.data);
  await openDataFolder(options.data);
}

function readOptions(words) {
  try {
    return parseOptions(words, CHECKOUT);
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return process.exit(2);
  }
}

async function prepare(options) {
  try {
    await openDataFolder(options.data);
    const release = await claimDataFolder(options.data);
    await rm(join(options.data, 'addresses.json'), { force: true });
    return release;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
