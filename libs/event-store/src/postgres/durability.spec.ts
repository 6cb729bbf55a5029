import type pg from 'pg';
import { assertDurable, DurabilityOff } from './durability';

const SAFE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', server_encoding: 'UTF8' };

/** A server that says to be set like this. */
const serverWith = (settings: object) => {
  const client = { query: () => Promise.resolve({ rows: [settings] }), release: () => undefined };
  return { connect: () => Promise.resolve(client) } as unknown as pg.Pool;
};

describe('the settings of a server', () => {
  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])('[ES-01~] are refused with %s off', async (name) => {
    await expect(assertDurable(serverWith({ ...SAFE, [name]: 'off' }))).rejects.toThrow(
      new DurabilityOff(`the database must not run with ${name}=off`),
    );
  });

  it('[ES-01~] are taken when all are on, and refused when nothing is said of them', async () => {
    await expect(assertDurable(serverWith(SAFE))).resolves.toBeUndefined();
    await expect(assertDurable(serverWith({}))).rejects.toThrow(DurabilityOff);
  });
});
