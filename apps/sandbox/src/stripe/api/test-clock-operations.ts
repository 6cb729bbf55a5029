import { advanceTestClock, deleteTestClock, newTestClock } from '../machine/test-clocks';
import { pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { integer, optional, text } from '../wire/shapes';
import { listed } from './kept-list';

const KIND = 'test_helpers.test_clock';

export const testClockOperations = [
  operation(
    'POST',
    '/v1/test_helpers/test_clocks',
    { frozen_time: integer(0), name: optional(text(300)) },
    (world, given) => newTestClock(world, given.frozen_time, given.name ?? null),
  ),
  operation('GET', '/v1/test_helpers/test_clocks', pageFields, (world, wanted) =>
    listed(world, KIND, '/v1/test_helpers/test_clocks', wanted),
  ),
  operation('GET', '/v1/test_helpers/test_clocks/:id', {}, (world, _given, id) => world.state.need(KIND, id)),
  operation('POST', '/v1/test_helpers/test_clocks/:id/advance', { frozen_time: integer(0) }, (world, given, id) =>
    advanceTestClock(world, world.state.need(KIND, id), given.frozen_time),
  ),
  operation('DELETE', '/v1/test_helpers/test_clocks/:id', {}, (world, _given, id) =>
    deleteTestClock(world, world.state.need(KIND, id)),
  ),
];
