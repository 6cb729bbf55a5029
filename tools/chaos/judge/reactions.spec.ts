import { messageIdOf } from '../../../libs/integrations/src/mail/mail-headers';
import { judgeReactions } from './reactions.mjs';

interface Facts {
  readonly events: readonly object[];
  readonly jobs: readonly object[];
  readonly mails: readonly object[];
}

const asked = { type: 'accounts.email-verification-requested.v1', eventId: 'e1', partitionKey: 'acc_1' };
const verified = { type: 'accounts.email-verified.v1', eventId: 'e2', partitionKey: 'acc_1' };
const started = { type: 'onboarding.journey-started.v1', eventId: 'e3', partitionKey: 'acc_1' };
const jobs = [{ key: 'e1', jobId: 'job-1' }];
const mail = (attempt: number) => ({ messageId: messageIdOf(`job-1.${attempt}`, 'keelson.example') });
const kinds = (facts: Facts): string[] => judgeReactions(facts).map(({ kind }: { kind: string }) => kind);

describe('the judge of what the workers did', () => {
  it('accepts one start of the journey and one mail under each key', () => {
    const mails = [mail(1), mail(2)];
    expect(judgeReactions({ events: [asked, verified, started], jobs, mails })).toEqual([]);
  });

  it('misses a journey and finds one that was started twice', () => {
    expect(kinds({ events: [verified], jobs: [], mails: [] })).toEqual(['lost']);
    expect(kinds({ events: [verified, started, started], jobs: [], mails: [] })).toEqual(['doubled']);
  });

  it('misses a mail and finds one that came twice under its key', () => {
    expect(kinds({ events: [asked], jobs, mails: [] })).toEqual(['lost']);
    expect(kinds({ events: [asked], jobs: [], mails: [mail(1)] })).toEqual(['lost']);
    expect(kinds({ events: [asked], jobs, mails: [mail(1), mail(1)] })).toEqual(['doubled']);
  });

  it('allows a mail to come again whose sending a failover took back', () => {
    const [before, after] = [mail(1), mail(1)];
    expect(judgeReactions({ events: [asked], jobs, mails: [before, after], again: new Set([before]) })).toEqual([]);
  });
});
