import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { type ConnectionEvent, connectionsStream } from '@keelson/domain/connections';
import { stateOf } from '../operate/decide-and-append';
import type { JobContext, JobHandler } from '../runtime/job';
import { connectionAtHand } from './connection-log';
import { expiryLetter, reconnectLetter } from './connection-letters';

export const CONNECTION_MAIL_QUEUE = 'connection-mail';

const NAMES = { xero: 'Xero', quickbooks: 'QuickBooks' } as const;

/** Tells the owner that consent ends or has ended, unless that was mended meanwhile. */
export const connectionMailJob: JobHandler<{ readonly accountId: string; readonly eventId: string }> = {
  queue: CONNECTION_MAIL_QUEUE,
  // Half a day: nobody waits for these mails, and none of them comes again.
  retry: { limit: 12, delaySeconds: 10, deadlineSeconds: 30 },
  async handle({ accountId, eventId }, context) {
    const { store, codec, mail, publicUrl, jobId } = context;
    const owner = await ownerOf(accountId, context);
    const events = await codec.decode<ConnectionEvent>(await store.readStream(connectionsStream(accountId)));
    const event = events.find((each) => each.eventId === eventId);
    if (!owner || !event || !('connectionId' in event.data)) return;
    const connection = await connectionAtHand(accountId, event.data.connectionId, context);
    if (!connection) return;
    const link = `${publicUrl}/FinanceSystemInt`;
    const system = NAMES[connection.provider];
    const letter =
      event.type === 'connections.expiry-warned.v1'
        ? expiryLetter(owner.name, system, event.data.expiresAt, link)
        : reconnectLetter(owner.name, system, link);
    await mail.send({ ...letter, to: owner.email, dedupeKey: jobId });
  },
};

async function ownerOf(accountId: string, context: JobContext) {
  const credential = await context.vault.credentials.byId(accountId);
  if (!credential || credential.disabled) return undefined;
  const { state } = await stateOf(context, accountDecider, accountStream(accountId));
  return state.registration ?? undefined;
}
