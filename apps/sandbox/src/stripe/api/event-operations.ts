import { undelivered } from '../deliveries/delivery-queue';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { flag, listIn, optional, text } from '../wire/shapes';
import { listed } from './kept-list';

const DAYS_LISTED = 30;
const DAY = 86_400;

/** `invoice.*` stands for every event of invoices. */
const matches = (type: string, wanted: string): boolean =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const eventOperations = [
  operation(
    'GET',
    '/v1/events',
    {
      ...pageFields,
      created: moment,
      delivery_success: optional(flag),
      type: optional(text(200)),
      types: optional(listIn(text(200), 20)),
    },
    (world, { created, delivery_success: success, type, types, ...wanted }) => {
      if (type !== undefined && types !== undefined)
        throw invalid('You may only specify one of these parameters: type, types.');
      const wantedTypes = types ?? (type === undefined ? undefined : [type]);
      const oldest = world.time.now() - DAYS_LISTED * DAY;
      return listed(
        world,
        'event',
        '/v1/events',
        wanted,
        (each) =>
          each.created >= oldest &&
          (wantedTypes?.some((name) => matches(each.type, name)) ?? true) &&
          (created?.(each.created) ?? true) &&
          (success === undefined || (undelivered(world.state, each.id).length === 0) === success),
      );
    },
  ),
  operation('GET', '/v1/events/:id', {}, (world, _given, id) => world.state.need('event', id)),
];
