import { eventCatalogue } from '@keelson/domain/catalogue';
import { createTableSql } from '@keelson/read-models';
import { registry } from './registry';
import { tablesOf } from './runtime/registration';

const { projections, reactors, jobHandlers, schedules } = registry;
const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('the registry', () => {
  it('gives every checkpoint, table and queue a name of its own', () => {
    expect(twice([...projections, ...reactors].map(({ name }) => name))).toEqual([]);
    expect(twice(projections.flatMap(tablesOf).map(({ name }) => name))).toEqual([]);
    expect(twice(jobHandlers.map(({ queue }) => queue))).toEqual([]);
  });

  it('has a handler for every job that comes by the clock', () => {
    const queues = jobHandlers.map(({ queue }) => queue);
    expect(schedules.filter(({ queue }) => !queues.includes(queue))).toEqual([]);
  });

  it('handles only event types that exist', () => {
    const handled = [...projections, ...reactors].flatMap(({ handles }) => handles);
    expect(handled.filter((type) => !Object.hasOwn(eventCatalogue.current, type))).toEqual([]);
  });

  it('[AUTHZ-02~] makes every table with row-level security', () => {
    for (const table of projections.flatMap(tablesOf)) {
      const statements = createTableSql(table, 'next');
      expect(statements).toContainEqual(expect.stringMatching(/ENABLE ROW LEVEL SECURITY$/));
      expect(statements).toContainEqual(expect.stringContaining(`'app.reach', true)) = 'all'`));
    }
  });

  it('[AUTHZ-02~] leaves it to the relation whose customer a row is about, and to no column of the row', () => {
    const partnersOwn = projections.flatMap(tablesOf).filter(({ owner }) => owner !== 'nobody' && owner.partner);
    expect(partnersOwn.map(({ name }) => name)).toEqual(['channel_partners', 'partner_relations']);
  });
});
