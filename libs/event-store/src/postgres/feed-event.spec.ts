import * as fc from 'fast-check';
import { LinePages, textsOf } from './copied-lines';
import { CopiedEvent, RowEvent } from './feed-event';
import { type ShortTexts, type StoredRow, storedEvent } from './stored-row';

const row: StoredRow = [
  '7',
  'samples.note-written.v1',
  '2',
  'samples-1',
  '2026-11-21 11:23:57.12+00',
  '01932b7e-7d1c-7aaa-8000-0000000000e1',
  'a'.repeat(64),
  'acc_1',
  '{"note":"Zoë\\t\\"C:\\\\\\""}',
  '{"subjectId":"acc_1"}',
];
const WRITTEN: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\b': '\\b',
  '\f': '\\f',
  '\v': '\\v',
};

/** As the server writes it. */
const lineOf = (texts: readonly string[]): Buffer =>
  Buffer.from(
    `${texts.map((text) => text.replace(/[\\\t\n\r\b\f\v]/g, (each) => WRITTEN[each] ?? '\\\\')).join('\t')}\n`,
  );

const ofLine = (texts: readonly string[]): CopiedEvent =>
  new LinePages().add(lineOf(texts), (page, from, to) => new CopiedEvent(page, from, to));
const forms = { row: (texts: StoredRow) => new RowEvent(texts), line: ofLine } as const;

describe.each(['row', 'line'] as const)('an event of a %s', (form) => {
  const made = forms[form];

  it('says what the stored event says, as a value and as JSON', () => {
    const event = made(row);
    expect(event).toMatchObject({ ...storedEvent(row) });
    expect(JSON.stringify([event])).toBe(JSON.stringify([storedEvent(row)]));
  });

  it('parses what nobody asks for never, and what somebody asks for once', () => {
    const unread = made([...row.slice(0, 8), 'no JSON', 'no JSON'] as unknown as StoredRow);
    expect([unread.position, unread.version, unread.type]).toEqual([7, 2, 'samples.note-written.v1']);
    expect(() => unread.data).toThrow(SyntaxError);
    const event = made(row);
    expect(event.data).toBe(event.data);
    expect(event.metadata).toBe(event.metadata);
    expect(event.occurredAt).toBe(event.occurredAt);
  });
});

it('keeps every line as it came, whatever the driver does with its memory', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\t', '\\', '\\N', 'a\\\tb'));
  const texts = fc.tuple(text, text, text).map(([note, streamId, key]): StoredRow => {
    const data = JSON.stringify({ note });
    return [row[0], row[1], row[2], streamId, row[4], row[5], row[6], row[7], data, JSON.stringify({ [key]: key })];
  });
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (rows) => {
      const pages = new LinePages();
      const kept = rows.map((each) => {
        const line = lineOf(each);
        const both = pages.add(line, (page, from, to) => ({
          event: new CopiedEvent(page, from, to),
          texts: () => textsOf(page, from, to),
        }));
        line.fill(0);
        return both;
      });
      for (const [index, each] of rows.entries()) {
        expect(kept[index]?.texts()).toEqual(each);
        expect(kept[index]?.event.toJSON()).toEqual(storedEvent(each));
      }
    }),
  );
});

it('keeps a line that is longer than a page, and its neighbours', () => {
  const long: StoredRow = [...(row.slice(0, 8) as unknown as ShortTexts), `{"note":"${'é'.repeat(40_000)}"}`, '{}'];
  const pages = new LinePages();
  const events = [row, long, row].map((each) =>
    pages.add(lineOf(each), (page, from, to) => new CopiedEvent(page, from, to)),
  );
  expect(events.map((event) => event.toJSON())).toEqual([row, long, row].map(storedEvent));
});
