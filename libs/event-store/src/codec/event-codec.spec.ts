import { randomUUID } from 'node:crypto';
import type { EventToAppend, StoredEvent } from '../port';
import { createEventCodec } from './create-event-codec';
import { CardDetailsRefused, type CommandMetadata, type EventCodec, SubjectErased } from './event-codec';
import type { EventCatalogue } from './event-definitions';
import { eventIdOf } from './identifiers';
import { InMemorySubjectKeys } from './in-memory-subject-keys';
import { UnknownEventType, UnknownSchemaVersion, UnreadableSeal } from './undecodable-event';

const catalogue: EventCatalogue = {
  current: {
    'people.person-met.v3': { personal: { name: 'erased', email: 'erased', answers: [] } },
    'people.person-left.v1': { personal: {} },
  },
  retired: {
    'people.person-met.v1': {
      personal: { fullName: 'erased' },
      to: 'people.person-met.v2',
      upcast: ({ fullName = '' }) => ({ name: fullName }),
    },
    'people.person-met.v2': {
      personal: { name: 'erased' },
      to: 'people.person-met.v3',
      upcast: (data) => ({ ...data, met: true }),
    },
  },
};

const ALICE = 'acc_alice';
const PERSON = {
  name: 'Alice Ångström',
  email: 'alice@example.com',
  answers: [{ code: 'Q1', text: 'more than 20' }],
  met: true,
};

const command = (given: Partial<CommandMetadata> = {}): CommandMetadata => ({
  commandId: randomUUID(),
  commandHash: 'hash',
  correlationId: 'correlation',
  causationId: 'cause',
  actor: { kind: 'customer', id: ALICE },
  subjectId: ALICE,
  partitionKey: ALICE,
  ...given,
});

const stored = (events: readonly EventToAppend[]): StoredEvent[] =>
  events.map((event, index) => ({
    ...event,
    streamId: 'people-1',
    version: index + 1,
    position: index + 1,
    occurredAt: new Date('2026-11-21T10:00:00.000Z'),
    hash: 'ab',
  }));

describe('event codec', () => {
  let keys: InMemorySubjectKeys;
  let codec: EventCodec;
  let now: number;
  beforeEach(() => {
    keys = new InMemorySubjectKeys();
    now = 0;
    codec = createEventCodec(catalogue, keys, () => now);
  });

  const written = async (given: Partial<CommandMetadata> = {}): Promise<StoredEvent[]> =>
    stored(await codec.encode([{ type: 'people.person-met.v3', data: PERSON }], command(given)));

  it('gives back what was encoded, and stores no personal value in plain text', async () => {
    const events = await written({ ip: '192.0.2.7', userAgent: 'Firefox on a ship' });
    const bytes = JSON.stringify(events);
    for (const personal of ['Alice', 'example.com', 'more than 20', '192.0.2.7', 'Firefox'])
      expect(bytes).not.toContain(personal);
    const [read] = await codec.decode(events);
    expect(read).toMatchObject({
      type: 'people.person-met.v3',
      data: PERSON,
      position: 1,
      version: 1,
      streamId: 'people-1',
    });
    expect(read?.metadata).toMatchObject({ ip: '192.0.2.7', userAgent: 'Firefox on a ship', schemaVersion: 3 });
  });

  it('leaves address and browser sealed for those who do not show them, and asks for no key that only these need', async () => {
    const events = await written({ ip: '192.0.2.7', userAgent: 'Firefox on a ship' });
    const [read] = await codec.decodeEach(events, { network: false });
    expect(read).toMatchObject({ ok: true, value: { data: PERSON } });
    expect(JSON.stringify(read)).not.toMatch(/192\.0\.2\.7|Firefox|"ip"|"userAgent"/);
    const left = await codec.encode([{ type: 'people.person-left.v1', data: {} }], command({ ip: '192.0.2.7' }));
    const keyless = createEventCodec(catalogue, {
      keyFor: () => Promise.reject(new Error('a key was asked for')),
      keysFor: () => Promise.reject(new Error('a key was asked for')),
    });
    expect(await keyless.decodeEach(stored(left), { network: false })).toMatchObject([{ ok: true }]);
  });

  it('opens what is read when it is read, as often as one likes, and copies say the same', async () => {
    const events = await written();
    const [read] = await codec.decodeEach(events, { network: false, opensWhenRead: true });
    if (!read?.ok) throw new Error('not read');
    const { data } = read.value;
    expect(data).toEqual(PERSON);
    expect({ ...data }).toEqual(PERSON);
    expect(JSON.stringify(data)).toBe(JSON.stringify(PERSON));
  });

  it('refuses what does not open where it is read, and nothing else of its event', async () => {
    const events = (await written()).map((event) => ({ ...event, data: { ...event.data, name: 'Mallory' } }));
    const [read] = await codec.decodeEach(events, { network: false, opensWhenRead: true });
    if (!read?.ok) throw new Error('not read');
    const { data } = read.value;
    expect(data).toMatchObject({ email: PERSON.email, met: PERSON.met });
    expect(() => (data as { readonly name: unknown }).name).toThrow(UnreadableSeal);
    expect(() => ({ ...data })).toThrow(UnreadableSeal);
  });

  it('shows the stand-ins also to who opens what is read, once the key is destroyed', async () => {
    const events = await written();
    keys.destroy(ALICE);
    now = 1_000;
    const [read] = await codec.decodeEach(events, { network: false, opensWhenRead: true });
    expect(read).toMatchObject({
      ok: true,
      value: { data: { name: 'erased', email: 'erased', answers: [], met: true } },
    });
  });

  it('[IO-07~] refuses details of a card, and takes ids, hashes, amounts and times as they are', async () => {
    const encode = (data: object) =>
      codec.encode([{ type: 'people.person-met.v3', data: { ...PERSON, ...data } }], command());
    for (const data of [
      { name: 'Alice 4242 4242 4242 4242' },
      { answers: [{ text: '5555555555554444' }] },
      { cvv: '1' },
    ])
      await expect(encode(data)).rejects.toThrow(CardDetailsRefused);
    const hash = `${'4242424242424242'.padStart(63, 'abcdef')}e`;
    const taken = { realmId: '4242424242424242', hash, amount: 4_242_424_242_424_242, at: '2026-11-21T10:00:00.000Z' };
    expect(await encode(taken)).toHaveLength(1);
  });

  it('[EVENT-02~] carries actor, subject, acting-as, correlation, causation, command id, time and schema version', async () => {
    const given = command({ actor: { kind: 'admin', id: 'acc_staff' }, actingAs: ALICE });
    const [read] = await codec.decode(stored(await codec.encode([{ type: 'people.person-left.v1', data: {} }], given)));
    expect(read?.metadata).toEqual({ ...given, schemaVersion: 1 });
    expect(read?.occurredAt).toEqual(new Date('2026-11-21T10:00:00.000Z'));
  });

  it('[ES-03] derives event ids from command id and index', async () => {
    const given = command();
    const both = [
      { type: 'people.person-met.v3', data: PERSON },
      { type: 'people.person-left.v1', data: {} },
    ];
    const ids = (await codec.encode(both, given)).map(({ eventId }) => eventId);
    expect(ids).toEqual([eventIdOf(given.commandId, 0), eventIdOf(given.commandId, 1)]);
    expect((await codec.encode(both, given)).map(({ eventId }) => eventId)).toEqual(ids);
  });

  it('shows the stand-ins once the key is destroyed', async () => {
    const events = await written({ ip: '192.0.2.7' });
    keys.destroy(ALICE);
    now = 1_000;
    const [read] = await codec.decode(events);
    expect(read?.data).toEqual({ name: 'erased', email: 'erased', answers: [], met: true });
    expect(read?.metadata.ip).toBe('erased');
  });

  it('knows of a destroyed key within a second', async () => {
    const events = await written();
    keys.destroy(ALICE);
    now = 999;
    expect((await codec.decode(events))[0]?.data).toEqual(PERSON);
    now = 1_000;
    expect((await codec.decode(events))[0]?.data).toMatchObject({ name: 'erased' });
  });

  it('sees a key that was made by another process after it was asked for', async () => {
    const other = createEventCodec(catalogue, keys);
    expect((await keys.keysFor([ALICE])).size).toBe(0);
    const events = stored(await other.encode([{ type: 'people.person-met.v3', data: PERSON }], command()));
    expect((await codec.decode(events))[0]?.data).toEqual(PERSON);
  });

  it('writes no personal value about an erased subject, and leaves out the network address', async () => {
    keys.destroy(ALICE);
    await expect(written()).rejects.toThrow(SubjectErased);
    const [event] = await codec.encode([{ type: 'people.person-left.v1', data: {} }], command({ ip: '192.0.2.7' }));
    expect(event?.metadata).not.toHaveProperty('ip');
  });

  it("seals address and browser of who acts for or looks at somebody else under the actor's own key", async () => {
    const reading = command({
      actor: { kind: 'admin', id: 'acc_staff' },
      ip: '192.0.2.7',
      userAgent: 'Firefox on a ship',
    });
    const person = { type: 'people.person-met.v3', data: PERSON };
    const events = stored(await codec.encode([person], reading));
    expect(events[0]?.metadata).toMatchObject({ subjectId: ALICE, networkOf: 'acc_staff' });
    expect((await codec.decode(events))[0]?.metadata.ip).toBe('192.0.2.7');
    expect(JSON.stringify(await codec.decodeEach(events, { network: false }))).not.toContain('networkOf');

    keys.destroy(ALICE);
    now = 1_000;
    expect((await codec.decode(events))[0]).toMatchObject({
      data: { name: 'erased' },
      metadata: { ip: '192.0.2.7', userAgent: 'Firefox on a ship' },
    });
    keys.destroy('acc_staff');
    now = 2_000;
    expect((await codec.decode(events))[0]?.metadata).toMatchObject({ ip: 'erased', userAgent: 'erased' });
    const [later] = await codec.encode([{ type: 'people.person-left.v1', data: {} }], reading);
    expect(later?.metadata).not.toHaveProperty('ip');
    expect(later?.metadata).not.toHaveProperty('networkOf');
  });

  it("leaves a visitor's address and browser with whom the event is about", async () => {
    const [event] = await written({ actor: { kind: 'anonymous', id: 'anonymous' }, ip: '192.0.2.7' });
    expect(event?.metadata).not.toHaveProperty('networkOf');
    expect((await keys.keysFor(['anonymous'])).size).toBe(0);
  });

  it("opens earlier events, which hold every address under the subject's key", async () => {
    const [own] = await written({ ip: '192.0.2.7' });
    if (!own) throw new Error('nothing was written');
    const earlier = { ...own, metadata: { ...own.metadata, actor: { kind: 'admin', id: 'acc_staff' } as const } };
    expect((await codec.decode([earlier]))[0]?.metadata.ip).toBe('192.0.2.7');
    keys.destroy(ALICE);
    now = 1_000;
    expect((await codec.decode([earlier]))[0]?.metadata.ip).toBe('erased');
  });

  it('asks for the keys of a batch once', async () => {
    const asked: number[] = [];
    const counting = createEventCodec(catalogue, {
      keyFor: (subjectId, options) => keys.keyFor(subjectId, options),
      keysFor: (ids) => {
        asked.push(ids.length);
        return keys.keysFor(ids);
      },
    });
    const events: StoredEvent[] = [];
    for (let n = 0; n < 300; n += 1) events.push(...(await written({ subjectId: `acc_${n % 100}` })));
    expect(await counting.decode(events)).toHaveLength(300);
    expect(asked).toEqual([100]);
  });

  it('passes on an outage of the keys instead of showing an erasure', async () => {
    const events = await written();
    const down = createEventCodec(catalogue, {
      keyFor: () => Promise.reject(new Error('keys are down')),
      keysFor: () => Promise.reject(new Error('keys are down')),
    });
    await expect(down.decode(events)).rejects.toThrow('keys are down');
  });

  it.each([
    ['another event', (event: StoredEvent): StoredEvent => ({ ...event, eventId: randomUUID() })],
    [
      'another field',
      (event: StoredEvent): StoredEvent => ({ ...event, data: { ...event.data, name: event.data['email'] ?? null } }),
    ],
    ['plain text', (event: StoredEvent): StoredEvent => ({ ...event, data: { ...event.data, name: 'Mallory' } })],
    ['cut-off bytes', (event: StoredEvent): StoredEvent => ({ ...event, data: { ...event.data, name: 's1.AAAA' } })],
  ])('refuses a sealed value in place of which stands %s', async (_what, change) => {
    const events = (await written()).map(change);
    await expect(codec.decode(events)).rejects.toThrow(UnreadableSeal);
  });

  it("refuses a value sealed under another subject's key", async () => {
    await keys.keyFor('acc_mallory', { create: true });
    const events = (await written()).map((event) => ({
      ...event,
      metadata: { ...event.metadata, subjectId: 'acc_mallory' },
    }));
    await expect(codec.decode(events)).rejects.toThrow(UnreadableSeal);
  });

  it('[ES-08~] reads retired versions as the current one, also after erasure', async () => {
    const wroteV1 = createEventCodec(
      { current: { 'people.person-met.v1': { personal: { fullName: 'erased' } } } },
      keys,
    );
    const events = stored(
      await wroteV1.encode([{ type: 'people.person-met.v1', data: { fullName: 'Alice' } }], command()),
    );
    expect((await codec.decode(events))[0]).toMatchObject({
      type: 'people.person-met.v3',
      data: { name: 'Alice', met: true },
    });
    keys.destroy(ALICE);
    now = 1_000;
    expect((await codec.decode(events))[0]).toMatchObject({ data: { name: 'erased', met: true } });
  });

  it('[ES-08~] names unknown types and versions in the place of the event and decodes its neighbours', async () => {
    const [known] = await written();
    if (!known) throw new Error('nothing was written');
    const events = [
      known,
      { ...known, type: 'planets.planet-found.v1' },
      { ...known, type: 'people.person-met.v4' },
      { ...known, metadata: { ...known.metadata, schemaVersion: 9 } },
      { ...known, type: 'toString' },
    ];
    const outcomes = (await codec.decodeEach(events)).map((each) => (each.ok ? 'read' : each.failure.name));
    expect(outcomes).toEqual([
      'read',
      'UnknownEventType',
      'UnknownSchemaVersion',
      'UnknownSchemaVersion',
      'UnknownEventType',
    ]);
    await expect(codec.decode(events)).rejects.toThrow(UnknownEventType);
    await expect(codec.decode(events.slice(2))).rejects.toThrow(UnknownSchemaVersion);
  });

  it('[ES-08~] names an event whose upcast fails in its place, without what it holds, and decodes its neighbours', async () => {
    const [known] = await written();
    if (!known) throw new Error('nothing was written');
    const broken = (type: string): EventCatalogue => ({
      ...catalogue,
      retired: {
        [type]: {
          ...{ personal: {}, to: 'people.person-met.v3' },
          upcast: ({ name }) => {
            throw new RangeError(`no such name: ${JSON.stringify(name)}`);
          },
        },
      },
    });
    const faulty = createEventCodec(broken('people.person-met.v1'), keys, () => now);
    const old = { ...known, type: 'people.person-met.v1', data: { name: 'Alice' } };
    const [read, failed] = await faulty.decodeEach([
      known,
      { ...old, metadata: { ...old.metadata, schemaVersion: 1 } },
    ]);
    expect(read).toMatchObject({ ok: true });
    expect(failed).toMatchObject({ ok: false, failure: { name: 'FailedUpcast', cause: { name: 'RangeError' } } });
    expect(failed?.ok === false && failed.failure.message).toMatch(
      /cannot be read as its current type \(RangeError\)$/,
    );
  });

  it('writes current types only', async () => {
    for (const type of ['people.person-met.v1', 'planets.planet-found.v1', 'toString']) {
      await expect(codec.encode([{ type, data: {} }], command())).rejects.toThrow(RangeError);
    }
  });

  it.each([
    ['a type without version', { current: { 'people.person-met': { personal: {} } } }],
    [
      'a retirement that leads nowhere',
      { current: {}, retired: { 'a.b.v1': { personal: {}, to: 'a.b.v2', upcast: () => ({}) } } },
    ],
    [
      'retirements in a circle',
      {
        current: {},
        retired: {
          'a.b.v1': { personal: {}, to: 'a.b.v2', upcast: () => ({}) },
          'a.b.v2': { personal: {}, to: 'a.b.v1', upcast: () => ({}) },
        },
      },
    ],
  ])('refuses a catalogue with %s', (_what, wrong) => {
    expect(() => createEventCodec(wrong, keys)).toThrow(RangeError);
  });
});
