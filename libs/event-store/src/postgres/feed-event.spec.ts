import { FeedEvent } from './feed-event';
import { type StoredRow, storedEvent } from './stored-row';

const row: StoredRow = [
  '7',
  '2026-11-21 11:23:57.12+00',
  '2',
  'samples-1',
  'samples.note-written.v1',
  '{"note":"Zoë"}',
  '{"subjectId":"acc_1"}',
  '01932b7e-7d1c-7aaa-8000-0000000000e1',
  'a'.repeat(64),
  'acc_1',
];

it('says what the stored event says, as a value and as JSON', () => {
  const event = new FeedEvent(row);
  expect(event).toMatchObject({ ...storedEvent(row) });
  expect(JSON.stringify([event])).toBe(JSON.stringify([storedEvent(row)]));
});

it('parses what nobody asks for never, and what somebody asks for once', () => {
  const unread = new FeedEvent([...row.slice(0, 5), 'no JSON', 'no JSON', ...row.slice(7)] as unknown as StoredRow);
  expect([unread.position, unread.version, unread.type]).toEqual([7, 2, 'samples.note-written.v1']);
  expect(() => unread.data).toThrow(SyntaxError);
  const event = new FeedEvent(row);
  expect(event.data).toBe(event.data);
  expect(event.metadata).toBe(event.metadata);
  expect(event.occurredAt).toBe(event.occurredAt);
});
