import type { PersonalDataErased } from '@keelson/domain/deletion';
import { type AccessLogRow, accessLogTable } from '@keelson/read-models/history';
import { ACCOUNTABLE_ACTOR_KINDS } from '@keelson/vocabulary';
import type { Projection, Purge } from '../runtime/projection';
import { ACCESS_LOG_TYPES, accessLogWords } from './access-log-words';
import type { HistoryEvent } from './history-words';

/** The log goes with its owner. What is done with an account that is erased stands in its history. */
const accessLogPurge: Purge<PersonalDataErased> = {
  on: 'deletion.personal-data-erased.v1',
  statements: ({ metadata: { subjectId } }, named) => [
    { text: `DELETE FROM ${named(accessLogTable)} WHERE account_id = $1`, values: [subjectId] },
  ],
};

/** Who of staff and channel partners looked at whose account, or acted on it: one row for each event by them. */
export const accessLogProjection: Projection<HistoryEvent, AccessLogRow> = {
  name: 'access-log',
  version: 1,
  table: accessLogTable,
  purge: accessLogPurge,
  handles: ACCESS_LOG_TYPES,
  writesOnce: true,
  keyOf: ({ position, metadata: { actor, subjectId } }) =>
    ACCOUNTABLE_ACTOR_KINDS.some((kind) => kind === actor.kind) && actor.id !== subjectId ? position : undefined,
  evolve(_row, event) {
    const { position, occurredAt, streamId, metadata } = event;
    const { subjectId, actor, actingAs } = metadata;
    const told = accessLogWords(event);
    const ofGrant = told.act === 'began' || told.act === 'ended';
    const grant = event.type === 'acting.started.v1' ? event.data : undefined;
    return {
      ...{ position, account_id: subjectId, occurred_at: occurredAt.toISOString() },
      ...{ actor_id: actor.id, actor_kind: actor.kind },
      ...told,
      acting: ofGrant || actingAs === subjectId,
      grant_id: ofGrant ? streamId : null,
      reason: grant?.reason ?? null,
      ends_at: grant?.endsAt ?? null,
    };
  },
};
