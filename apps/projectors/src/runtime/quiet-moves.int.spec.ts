import { PROJECTED_CHANNEL } from '@keelson/read-models';
import { Client } from 'pg';
import type { Move } from './applier';
import { QuietMoves } from './quiet-moves';
import { Bench, type OpenBench, until } from './testing/bench';

const BEFORE = 40;

let bench: OpenBench;
beforeEach(async () => {
  bench = await Bench.open({ projections: [], reactors: [], jobHandlers: [] });
  await bench.pool.query(
    `INSERT INTO read_model.checkpoints (projection, kind, version, position, epoch)
     VALUES ('own', 'projection', 1, $1, 7), ('claimed-by-another', 'projection', 1, $1, 8),
       ('stands-elsewhere', 'projection', 1, $1 + 1, 7), ('other', 'reactor', 1, $1, 7)`,
    [BEFORE],
  );
});
afterEach(() => bench.close());

const move = (name: string): Move => ({
  claim: { name, epoch: 7, position: BEFORE },
  to: BEFORE + 5,
  settle: () => Promise.reject(new Error('nothing is to be settled')),
});
const checkpoints = async () => {
  const rows = await bench.rows<{ projection: string; position: number; written: string }>(
    'SELECT projection, position, xmin::text AS written FROM read_model.checkpoints',
  );
  return new Map(rows.map(({ projection, ...row }) => [projection, row]));
};

it('[PROJ-01~, PROJ-04~] quiet moves go in one commit, and one whose claim is lost moves nothing and holds up no other', async () => {
  const before = await checkpoints();
  const moves = new QuietMoves(bench.pool);
  const names = ['own', 'claimed-by-another', 'stands-elsewhere', 'other'];
  expect(await Promise.all(names.map((name) => moves.move(move(name))))).toEqual([true, false, false, true]);
  const after = await checkpoints();
  expect(after.get('own')).toEqual({ position: BEFORE + 5, written: after.get('other')?.written });
  expect(after.get('other')?.position).toBe(BEFORE + 5);
  for (const name of ['claimed-by-another', 'stands-elsewhere']) expect(after.get(name)).toEqual(before.get(name));
});

it('quiet moves of one commit are told by one notice', async () => {
  const heard: (string | undefined)[] = [];
  const listener = new Client({ connectionString: bench.database.urls.reader });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query(`LISTEN ${PROJECTED_CHANNEL}`);
  const moves = new QuietMoves(bench.pool);
  await Promise.all(['own', 'other', 'stands-elsewhere'].map((name) => moves.move(move(name))));
  await until(() => Promise.resolve(heard.length > 0), 'the notice');
  expect(heard.map((payload) => payload?.split('\n').toSorted())).toEqual([['other 45', 'own 45']]);
  await listener.end();
});

it('quiet moves that fail are all refused, and the next ones begin anew', async () => {
  const moves = new QuietMoves(bench.pool);
  await bench.database.admin('REVOKE UPDATE ON read_model.checkpoints FROM keelson_projector');
  const refused = await Promise.allSettled([moves.move(move('own')), moves.move(move('other'))]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await bench.database.admin('GRANT UPDATE ON read_model.checkpoints TO keelson_projector');
  expect(await moves.move(move('own'))).toBe(true);
});
