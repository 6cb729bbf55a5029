import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { enquiryStream } from '@keelson/domain/enquiries';
import { retryStream } from '../runtime/retry-stream';
import { registry } from '../registry';
import { ErasureBench } from './testing/erasure-bench';
import { rowsWith } from './testing/table-copies';

describe('streams that were set aside before an erasure', () => {
  let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
  beforeAll(async () => {
    bench = await ErasureBench.open();
  });
  afterAll(() => bench.close());

  it('[ERASE-02~, PROJ-03~] bring nobody back when they are taken up again after it', async () => {
    const { accountId, canary } = await bench.subject();
    const read = `acc_${randomUUID()}`;
    await bench.append(
      accountId,
      `audit-${read}`,
      [{ type: 'audit.figures-read.v1', data: { subject: read, readAt: new Date().toISOString() } }],
      { actor: { kind: 'partner', id: accountId }, subjectId: read, ip: `${canary}-ip` },
    );
    const projections = registry.projections.map(({ name }) => name);
    const streams = [`audit-${read}`, `account-${accountId}`, `enquiry-enq_${accountId.slice('acc_'.length)}`];
    await bench.pool.query(
      `INSERT INTO read_model.parked_streams
         (projection, stream_id, from_version, reason, attempts, partition_key, from_position)
       SELECT projection, stream_id, 1, 'cured', 5, substr(stream_id, position('-' IN stream_id) + 1), 1 FROM unnest($1::text[]) AS p (projection), unnest($2::text[]) AS s (stream_id)`,
      [projections, streams],
    );
    bench.start();
    await bench.deleteAtOnce({ accountId });
    await bench.erased([accountId]);
    const { pool, store, codec } = bench;
    for (const projection of projections)
      for (const streamId of streams) {
        const outcome = await retryStream(
          { pool, store, codec, catalogue: eventCatalogue, registry },
          projection,
          streamId,
        );
        expect([projection, outcome]).toEqual([projection, { kind: 'retried' }]);
      }
    await bench.projected();
    expect(await rowsWith(bench.database, canary)).toEqual({});
    for (const table of ['account_profiles', 'customers']) {
      const { rows } = await pool.query(`SELECT FROM read_model.${table} WHERE account_id = $1`, [accountId]);
      expect([table, rows]).toEqual([table, []]);
    }
    const messages = await pool.query('SELECT name, email, text FROM read_model.enquiries');
    const erased = { name: 'Erased user', email: '', text: '' };
    // What was sent while signed in, and what was sent without.
    expect(messages.rows).toEqual([erased, erased]);
    expect(await bench.differingFromReplay()).toEqual([]);
  });

  it('[ERASE-02~] hide no message that nobody but its sender has read: it is found by the keyed hash of its address', async () => {
    const quiet = await ErasureBench.open();
    try {
      const enquiryId = `enq_${randomUUID()}`;
      const streamId = enquiryStream(enquiryId);
      await quiet.pool.query(
        `INSERT INTO read_model.parked_streams
           (projection, stream_id, from_version, reason, attempts, partition_key, from_position)
         VALUES ('enquiries', $1, 1, 'poisonous', 5, $2, 1)`,
        [streamId, enquiryId],
      );
      quiet.start();
      const { accountId, canary, email } = await quiet.subject();
      await quiet.vault.messageAddresses.note(enquiryId, email, new Date());
      const text = `${canary} asks`;
      const message = { enquiryId, topic: 'Other', name: canary, companyName: canary, email, text };
      const given = { subjectId: enquiryId, actor: { kind: 'anonymous', id: enquiryId } as const };
      await quiet.append(accountId, streamId, [{ type: 'enquiries.contact-received.v1', data: message }], given);
      const read = async () => JSON.stringify(await quiet.codec.decode(await quiet.store.readStream(streamId)));
      expect(await read()).toContain(text);
      await quiet.projected();
      expect(
        (await quiet.pool.query('SELECT FROM read_model.enquiries WHERE enquiry_id = $1', [enquiryId])).rowCount,
      ).toBe(0);
      await quiet.deleteAtOnce({ accountId });
      await quiet.erased([accountId]);
      expect(await read()).not.toContain(canary);
      expect(await quiet.vault.messageAddresses.messagesGiving(email)).toEqual([]);
      expect(await rowsWith(quiet.database, canary)).toEqual({});
    } finally {
      await quiet.close();
    }
  });
});
