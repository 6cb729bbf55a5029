import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { copyIn, copyLine } from './copy-in.mjs';

const require = createRequire(import.meta.url);
const { wrap } = require('../../libs/vault/dist/keys/wrap.js');
const { DerivedKeys } = require('../../libs/vault/dist/keys/derived-keys.js');

export const MASTER_KEYS = [{ version: 1, secret: Buffer.alloc(32, 'keelson bench') }];

/** Gives each subject a key of its own, wrapped in the key database as the product wraps it. @returns the keys */
export async function seedKeys(database, subjects) {
  const wrapping = new DerivedKeys(MASTER_KEYS, 'subject-key-wrapping').current;
  const keys = new Map(subjects.map((subject) => [subject, randomBytes(32)]));
  function* lines() {
    for (const [subject, key] of keys)
      yield copyLine([
        subject,
        `\\x${Buffer.from(wrap(wrapping.key, subject, key)).toString('hex')}`,
        wrapping.version,
      ]);
  }
  await copyIn(database.urls.keys, 'COPY subject_keys.keys (subject_id, wrapped, master_version) FROM STDIN', lines());
  return {
    keyFor: async (subject) => keys.get(subject),
    keysFor: async (asked) => new Map(asked.map((subject) => [subject, keys.get(subject)])),
  };
}
