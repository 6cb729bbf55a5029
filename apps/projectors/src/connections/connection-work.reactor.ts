import type { ExpiryWarned, ReconnectNeeded, SystemConnected, SystemDisconnected } from '@keelson/domain/connections';
import type { AccessEnded } from '@keelson/domain/deletion';
import type { Reactor } from '../runtime/reactor';
import { CONNECTION_MAIL_QUEUE } from './connection-mail.job';
import { END_CONNECTIONS_QUEUE } from './end-connections.job';
import { REVOKE_QUEUE } from './revoke.job';

/** What connections ask to be done at the providers, and the mails about them. */
export const connectionWorkReactor: Reactor<
  AccessEnded | ExpiryWarned | ReconnectNeeded | SystemConnected | SystemDisconnected
> = {
  name: 'connection-work',
  startsAt: 'beginning',
  handles: [
    'connections.system-connected.v1',
    'connections.system-disconnected.v1',
    'connections.reconnect-needed.v1',
    'connections.expiry-warned.v1',
    'deletion.access-ended.v1',
  ],
  react(event) {
    const accountId = event.metadata.subjectId;
    switch (event.type) {
      case 'connections.system-disconnected.v1':
        return [{ queue: REVOKE_QUEUE, data: { connectionId: event.data.connectionId } }];
      case 'connections.system-connected.v1':
      case 'deletion.access-ended.v1':
        return [{ queue: END_CONNECTIONS_QUEUE, data: { accountId } }];
      case 'connections.reconnect-needed.v1':
      case 'connections.expiry-warned.v1':
        return [{ queue: CONNECTION_MAIL_QUEUE, data: { accountId, eventId: event.eventId } }];
    }
  },
};
