import { createRequire } from 'node:module';
import pg from 'pg';
import { databaseUrls } from '../../../deploy/local/postgres/provision.mjs';
import { folderSecrets } from '../../../deploy/local/supervisor/secrets.mjs';
import { opened } from '../judge/opened-positions.mjs';
import { postmasterOf } from './databases.mjs';

const { keyedHashes, SealedPositions, SubjectKeyStore } = createRequire(import.meta.url)(
  '../../../libs/vault/dist/index.js',
);

/** The journal's entries with the positions that clients were told opened, as the API opens them. */
export async function withOpenPositions(data, entries) {
  const positions = await sealedPositions(data);
  return entries.map((entry) => opened(entry, positions));
}

async function sealedPositions(data) {
  const server = await postmasterOf(data);
  if (server === undefined) throw new Error('The database does not run.');
  const { roles, masterKeys } = await folderSecrets(data);
  const pool = new pg.Pool({ connectionString: databaseUrls({ port: server.port, passwords: roles }).keys, max: 1 });
  try {
    const hashFor = await keyedHashes(new SubjectKeyStore(pool, masterKeysOf(masterKeys)));
    return new SealedPositions(hashFor('positions'));
  } finally {
    await pool.end();
  }
}

/** As the product is given them: `version:base64`, separated by commas. */
const masterKeysOf = (text) =>
  text.split(',').map((each) => {
    const [version, secret] = each.trim().split(':');
    return { version: Number(version), secret: Buffer.from(secret, 'base64') };
  });
