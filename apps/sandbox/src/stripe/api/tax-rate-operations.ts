import { newTaxRate } from '../objects/catalogue-objects';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { decimal, flag, mergedMetadata, metadata, optional, text } from '../wire/shapes';
import { givenOnly, listed, meets } from './kept-list';

const taxRateFields = {
  active: optional(flag),
  country: optional(text(2)),
  description: optional(text(500)),
  jurisdiction: optional(text(200)),
  metadata: optional(metadata),
  tax_type: optional(text(50)),
};

export const taxRateOperations = [
  operation(
    'POST',
    '/v1/tax_rates',
    { ...taxRateFields, display_name: text(100), inclusive: flag, percentage: decimal(0, 100) },
    (world, given) =>
      world.state.put(
        'tax_rate',
        newTaxRate(world.time.now(), {
          ...givenOnly(given),
          display_name: given.display_name,
          inclusive: given.inclusive,
          metadata: mergedMetadata({}, given.metadata),
          percentage: given.percentage,
        }),
      ),
  ),
  operation(
    'GET',
    '/v1/tax_rates',
    { ...pageFields, active: optional(flag), created: moment, inclusive: optional(flag) },
    (world, { active, created, inclusive, ...wanted }) =>
      listed(
        world,
        'tax_rate',
        '/v1/tax_rates',
        wanted,
        (each) => meets(active, each.active) && meets(inclusive, each.inclusive) && (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/tax_rates/:id', {}, (world, _given, id) => world.state.need('tax_rate', id)),
  operation(
    'POST',
    '/v1/tax_rates/:id',
    { ...taxRateFields, display_name: optional(text(100)) },
    (world, given, id) => {
      const before = world.state.need('tax_rate', id);
      return world.state.put('tax_rate', {
        ...before,
        ...givenOnly(given),
        metadata: mergedMetadata(before.metadata, given.metadata),
      });
    },
  ),
];
