import type { ConnectionEvent } from '@keelson/domain/connections';
import { dateOf, type Words, words } from '../runtime/wording';

type DataOf<Type extends ConnectionEvent['type']> = Extract<ConnectionEvent, { type: Type }>['data'];

const SYSTEMS: Readonly<Record<DataOf<'connections.system-connected.v1'>['provider'], string>> = {
  xero: 'Xero connected',
  quickbooks: 'QuickBooks connected',
};

const RECONNECTS: Readonly<Record<DataOf<'connections.reconnect-needed.v1'>['reason'], string>> = {
  refused: 'It takes our consent no longer',
  expired: 'The consent has run out',
  lost: 'The consent was lost',
};

const ENDS: Readonly<Record<DataOf<'connections.system-disconnected.v1'>['reason'], string | null>> = {
  asked: null,
  replaced: 'Another connection took its place',
  deletion: 'Since the account is deleted',
};

const IMPORTS: Readonly<Record<DataOf<'connections.import-requested.v1'>['reason'], string>> = {
  first: 'With the connection',
  requested: 'By hand',
  scheduled: 'By the daily cycle',
};

/** How the events of a connection read in the history. */
export const CONNECTION_WORDS: { readonly [Type in ConnectionEvent['type']]: (data: DataOf<Type>) => Words } = {
  'connections.system-connected.v1': ({ provider }) => words('figures', 'good', SYSTEMS[provider]),
  'connections.reconnect-needed.v1': ({ reason }) =>
    words('figures', 'bad', 'The accounting system asks for consent again', RECONNECTS[reason]),
  'connections.expiry-warned.v1': ({ expiresAt }) =>
    words('figures', 'neutral', 'Warned that consent of the accounting system ends', `On ${dateOf(expiresAt)}`),
  'connections.system-disconnected.v1': ({ reason }) =>
    words('figures', 'neutral', 'Accounting system disconnected', ENDS[reason]),
  'connections.import-requested.v1': ({ reason }) =>
    words('figures', 'neutral', 'Import of figures asked for', IMPORTS[reason]),
  'connections.cycle-set.v1': ({ repeat }) =>
    words('figures', 'neutral', repeat ? 'Daily import switched on' : 'Daily import switched off'),
};
