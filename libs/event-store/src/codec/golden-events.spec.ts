import { goldenFaults } from './golden-events';

const catalogue = {
  current: { 'people.person-met.v2': { personal: { name: 'erased' } } },
  retired: {
    'people.person-met.v1': {
      personal: { fullName: 'erased' },
      to: 'people.person-met.v2',
      upcast: (data: object) => ({ name: 'fullName' in data ? String(data.fullName) : '' }),
    },
  },
};
const v1 = {
  type: 'people.person-met.v1',
  data: { fullName: 'Alice' },
  readsAs: { type: 'people.person-met.v2', data: { name: 'Alice' } },
};
const v2 = { type: 'people.person-met.v2', data: { name: 'Alice' } };

describe('golden events', () => {
  it('[ES-08~] agree with a catalogue that reads them all', async () => {
    expect(await goldenFaults(catalogue, [v1, v2])).toEqual([]);
  });

  it('[ES-08~] miss for a type without one', async () => {
    expect(await goldenFaults(catalogue, [v1])).toEqual(['people.person-met.v2 has no golden event']);
  });

  it('show every personal field', async () => {
    expect(await goldenFaults(catalogue, [v1, { ...v2, data: {} }])).toEqual([
      'no golden event of people.person-met.v2 shows its personal field name',
    ]);
  });

  it('[ES-08~] of a type that left the catalogue are a fault', async () => {
    const { retired: _gone, ...rest } = catalogue;
    expect(await goldenFaults(rest, [v1, v2])).toEqual([
      'people.person-met.v1 has a golden event but is not in the catalogue',
    ]);
  });

  it('[ES-08~] that decode to something else are a fault', async () => {
    const other = { ...v1, readsAs: { type: 'people.person-met.v2', data: { name: 'Bob' } } };
    expect(await goldenFaults(catalogue, [other, v2])).toEqual([
      'the golden event of people.person-met.v1 decodes to people.person-met.v2 {"name":"Alice"}',
    ]);
  });
});
