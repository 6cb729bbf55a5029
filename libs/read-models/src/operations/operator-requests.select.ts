import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** The newest requests of people, with their names; those of the clock are left out. */
export async function selectOperatorRequests(database: Kysely<ReadModelDatabase>, limit: number) {
  return await database
    .withSchema('read_model')
    .selectFrom('operator_requests as request')
    .leftJoin('actor_names as actor', 'actor.account_id', 'request.asked_by')
    .where('request.asked_by', 'is not', null)
    .selectAll('request')
    .select('actor.name as asked_by_name')
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.request_id')
    .limit(limit)
    .execute();
}

const MOST_OPEN = 500;

export type NamedOperatorRequest = Awaited<ReturnType<typeof selectOperatorRequests>>[number];

/** What was asked for and has not ended. */
export async function selectOpenRequests(database: Kysely<ReadModelDatabase>) {
  return await database
    .withSchema('read_model')
    .selectFrom('operator_requests')
    .where('ended_at', 'is', null)
    .select(['request_id', 'kind', 'name', 'item', 'asked_at'])
    .orderBy('asked_at', 'desc')
    .limit(MOST_OPEN)
    .execute();
}

export type OpenRequest = Awaited<ReturnType<typeof selectOpenRequests>>[number];

/** The verification of the whole log that ended last; one that was refused does not count. */
export async function selectLastVerification(database: Kysely<ReadModelDatabase>) {
  return await database
    .withSchema('read_model')
    .selectFrom('operator_requests as request')
    .leftJoin('actor_names as actor', 'actor.account_id', 'request.asked_by')
    .where('request.kind', '=', 'verification')
    .where('request.ended_at', 'is not', null)
    .where('request.outcome', '!=', 'refused')
    .selectAll('request')
    .select('actor.name as asked_by_name')
    .orderBy('request.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
