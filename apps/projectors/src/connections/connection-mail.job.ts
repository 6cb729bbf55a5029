import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { type ConnectionEvent, connectionsStream } from '@keelson/domain/connections';
import type { Vault } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { connectionAtHand } from './connection-log';
import { expiryLetter, reconnectLetter } from './connection-letters';

export const CONNECTION_MAIL_QUEUE = 'connection-mail';

interface Needs extends LinkMailing, Deciding {
  readonly vault: Pick<Vault, 'credentials'>;
}

const NAMES = { xero: 'Xero', quickbooks: 'QuickBooks' } as const;

/** Tells the owner that consent ends or has ended, unless that was mended meanwhile. */
export const connectionMailJob: JobHandler<{ readonly accountId: string; readonly eventId: string }, Needs> = {
  queue: CONNECTION_MAIL_QUEUE,
  // Half a day: nobody waits for these mails, and none of them comes again.
  retry: { limit: 12, delaySeconds: 10, deadlineSeconds: 30 },
  async handle({ accountId, eventId }, context) {
    const { runner, mail, publicUrl, jobId } = context;
    const owner = await ownerOf(accountId, context);
    const events = await runner.read<ConnectionEvent>(connectionsStream(accountId));
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

async function ownerOf(accountId: string, { vault, runner }: Needs) {
  const credential = await vault.credentials.byId(accountId);
  if (!credential || credential.disabled) return undefined;
  const { state } = await runner.load(accountDecider, accountStream(accountId));
  return state.registration ?? undefined;
}
