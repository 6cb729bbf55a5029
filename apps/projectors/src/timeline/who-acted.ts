import type { EventMetadata } from '@keelson/event-store';
import type { ActorKind } from '@keelson/vocabulary';

type Acted = Pick<EventMetadata, 'actor' | 'actingAs' | 'networkOf'>;

const BY: Readonly<Record<ActorKind, string>> = {
  customer: 'Another account',
  partner: 'A channel partner',
  admin: 'Keelson staff',
  'super-admin': 'Keelson staff',
  system: 'Keelson, by itself',
  anonymous: 'Somebody who was not logged in',
};

/** In words, from the view of the person. */
export function whoActed({ actor, actingAs }: Acted, accountId: string): string {
  if (actor.id === accountId) return 'You';
  return actingAs === accountId ? `${BY[actor.kind]}, acting as you` : BY[actor.kind];
}

/** Whether address and browser are the person's: what others left while they looked or acted is theirs. */
export const isOwnNetwork = ({ actor, networkOf }: Acted, accountId: string): boolean =>
  (networkOf === undefined || networkOf === accountId) && (actor.id === accountId || actor.kind === 'anonymous');
