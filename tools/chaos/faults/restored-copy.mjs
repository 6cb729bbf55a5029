import { join } from 'node:path';
import { holdPostgres } from '../../../deploy/local/postgres-cluster.mjs';
import { folderSecrets } from '../../../deploy/local/supervisor/secrets.mjs';
import { mismatch } from '../judge/faults.mjs';
import { untilQuiet } from '../judge/quiet.mjs';
import { storedFacts } from '../judge/stored-facts.mjs';
import { verifyEverything } from '../judge/verifications.mjs';
import { signInOf } from '../load/owner.mjs';
import { someoneSignedIn } from '../load/someone-signed-in.mjs';
import { startProduct } from '../product/running-product.mjs';
import { tableSums } from '../product/table-sums.mjs';
import { restoreProduct } from '../product/whole-backup.mjs';

/** Restores a backup and reads what came back, before the product has touched it: `{ events, sums, milliseconds }`. */
export async function openRestored(backup, data) {
  const startedAt = Date.now();
  await restoreProduct(backup, data);
  const { superuser: password } = await folderSecrets(data);
  const server = await holdPostgres({ folder: join(data, 'postgres'), password });
  const milliseconds = Date.now() - startedAt;
  try {
    return { events: (await storedFacts(data)).events, sums: await tableSums(data), milliseconds };
  } finally {
    await server.stop();
  }
}

/** Starts the product on a restored folder, lets it finish what it finds there, verifies everything and signs in. */
export async function useRestored(means, { name, data, opened, answered }) {
  const { stopping, say, faults } = means;
  const startedAt = Date.now();
  const product = await startProduct({ data, logFile: join(data, 'output.log'), built: true });
  try {
    const addresses = await product.ready();
    const seconds = (opened.milliseconds + Date.now() - startedAt) / 1000;
    say(`${name}: ${opened.events.length} events, answering ${seconds.toFixed(1)} s after there was only the backup`);
    const quiet = await untilQuiet(data, stopping);
    const checked = await verifyEverything({ data, projections: quiet.projections, say: () => undefined });
    const found = [
      ...quiet.faults,
      ...checked,
      ...(await signsIn(addresses.product, someoneSignedIn(means, answered))),
    ];
    faults.push(...found.map((fault) => ({ ...fault, text: `${name}: ${fault.text}` })));
    say(`${name}: ${quiet.projections.length} projections were compared with their replay`);
  } finally {
    await product.stop();
  }
}

async function signsIn(origin, owner) {
  if (owner === undefined) return [mismatch('nobody had signed in before the backup')];
  const { status } = await fetch(`${origin}/api/v1/session/sign-in`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', origin },
    body: JSON.stringify(signInOf(owner)),
  });
  return status === 200 || status === 201 ? [] : [mismatch(`${owner} was answered ${status} at the sign-in`)];
}
