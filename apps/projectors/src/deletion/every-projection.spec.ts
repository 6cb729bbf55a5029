import { eventCatalogue } from '@keelson/domain/catalogue';
import { registry } from '../registry';
import { CANARY, goldenEvents, withPersonalCanaries } from '../runtime/testing/golden-events';

type Registered = (typeof registry.projections)[number];

const personalTypes = ({ handles }: Registered): readonly string[] =>
  handles.filter((type) => Object.keys(eventCatalogue.current[type]?.personal ?? {}).length > 0);

/** Whether a row tells what is personal of such an event. */
function keeps(projection: Registered, type: string): boolean {
  const examples = goldenEvents().filter((event) => event.type === type);
  expect([type, examples.length > 0]).toEqual([type, true]);
  return examples.some((event) => {
    const row = projection.evolve(undefined, { type, data: withPersonalCanaries(event) } as never);
    return JSON.stringify(row).includes(CANARY);
  });
}

describe('every projection', () => {
  const forgetful = registry.projections.filter(({ handles }) => !handles.includes('deletion.personal-data-erased.v1'));

  it('[ERASE-02~] that is told anything personal handles the erasure, or keeps nothing of it', () => {
    const keeping = forgetful.filter((projection) => personalTypes(projection).some((type) => keeps(projection, type)));
    expect(keeping.map(({ name }) => name)).toEqual([]);
    expect(forgetful.filter(({ readsNetwork }) => readsNetwork === true)).toEqual([]);
  });
});
