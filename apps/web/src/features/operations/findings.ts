import { formatRelative } from '../../ui/format/dates';
import { exceptionsText } from './exception-words';
import { counted, durationText, readable } from './operations-words';
import type { Overview } from './operations.api';
import { outsideServices } from './outside-services';

/** Something that needs a person: what it is, what to do about it, and where on the page it is. */
export interface Finding {
  readonly tone: 'negative' | 'caution';
  readonly text: string;
  readonly part:
    | 'subscriptions'
    | 'parked'
    | 'jobs'
    | 'mail'
    | 'verification'
    | 'reconciliation'
    | 'exceptions'
    | 'services'
    | 'system';
}

const HOUR_MS = 3_600_000;
const VERIFIED_WITHIN_MS = 36 * HOUR_MS;
const SWEPT_WITHIN_MS = 36 * HOUR_MS;
const SEALED_WITHIN_MS = 2 * HOUR_MS;
const MAIL_SENT_WITHIN_S = 60;
const MOST_CONNECTIONS = 0.8;

/** Everything that needs a person, the gravest first. Empty when all is well. */
export function findingsOf(overview: Overview): readonly Finding[] {
  const now = Date.parse(overview.asOf);
  const all = [
    ...verificationFindings(overview, now),
    ...systemFindings(overview),
    ...subscriptionFindings(overview, now),
    ...workFindings(overview),
    ...reconciliationFindings(overview, now),
    ...exceptionFindings(overview, now),
    ...serviceFindings(overview, now),
  ];
  return [...all.filter(({ tone }) => tone === 'negative'), ...all.filter(({ tone }) => tone === 'caution')];
}

function verificationFindings({ verification: { last, root }, head }: Overview, now: number): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (tone: Finding['tone'], text: string) => findings.push({ tone, text, part: 'verification' });
  if (last === null && head > 0) add('caution', 'Nobody has verified the log yet. Verify it now');
  if (last?.fault != null && last.finished) add('negative', 'The log was changed. See which event, and keep a copy');
  else if (last?.fault != null) add('caution', 'The last verification of the log broke off. Verify again');
  else if (last && now - Date.parse(last.at) > VERIFIED_WITHIN_MS)
    add('caution', `The log was last verified ${formatRelative(last.at, now)}. Verify it now`);
  if (root && root.position < head && now - Date.parse(root.madeAt) > SEALED_WITHIN_MS)
    add('caution', `No root was signed since ${formatRelative(root.madeAt, now)}. See the jobs of Seal log`);
  return findings;
}

function systemFindings({ processes, databases }: Overview): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (tone: Finding['tone'], text: string) => findings.push({ tone, text, part: 'system' });
  if (!processes.some(({ kind, alive }) => kind === 'projectors' && alive))
    add('negative', 'No worker is running: pages stand still and no mail is sent. Start the projectors');
  for (const { name, health } of databases) {
    const called = name === 'main' ? 'main database' : 'database of keys';
    if (health === null) add('negative', `The ${called} does not answer`);
    else if (health.connections > health.limit * MOST_CONNECTIONS)
      add('caution', `The ${called} has few connections left: ${health.connections} of ${health.limit} are in use`);
  }
  return findings;
}

function subscriptionFindings({ subscriptions, alarmAfterSeconds }: Overview, now: number): readonly Finding[] {
  return subscriptions.flatMap(({ name, kind, state, stoppedSince, lagSeconds }): readonly Finding[] => {
    const part = 'subscriptions';
    if (state === 'stopped') {
      const since = stoppedSince === null ? '' : `, stopped ${formatRelative(stoppedSince, now)}`;
      return [{ tone: 'negative', part, text: `${readable(name)} is not running${since}` }];
    }
    if (state !== 'behind') return [];
    const limit = `the alarm is at ${alarmAfterSeconds} s`;
    const advice = kind === 'relay' ? '. See whether the brokers of Kafka answer' : '';
    const text = `${readable(name)} is ${durationText(lagSeconds)} behind; ${limit}${advice}`;
    return [{ tone: 'negative', part, text }];
  });
}

function workFindings({ parked, jobs, mail }: Overview): readonly Finding[] {
  const findings: Finding[] = [];
  if (parked.total > 0)
    findings.push({
      tone: 'negative',
      part: 'parked',
      text: `${counted(parked.total, 'stream is', 'streams are')} set aside. Mend the cause, then retry`,
    });
  if (jobs.failedTotal > 0)
    findings.push({
      tone: 'negative',
      part: 'jobs',
      text: `${counted(jobs.failedTotal, 'job has', 'jobs have')} failed for good. Mend the cause, then retry`,
    });
  if ((mail.oldestWaitingSeconds ?? 0) > MAIL_SENT_WITHIN_S)
    findings.push({
      tone: 'caution',
      part: 'mail',
      text: `Mail has been waiting for ${durationText(mail.oldestWaitingSeconds ?? 0)}. See whether the mail server answers`,
    });
  return findings;
}

/** Nothing was read yet where nothing can be bought. */
function reconciliationFindings({ reconciliation }: Overview, now: number): readonly Finding[] {
  if (reconciliation === null || now - Date.parse(reconciliation.until) <= SWEPT_WITHIN_MS) return [];
  const since = formatRelative(reconciliation.until, now);
  const text = `The payment provider’s books were last read ${since}. See the jobs of Reconciliation sweep`;
  return [{ tone: 'caution', part: 'reconciliation', text }];
}

function exceptionFindings({ exceptions }: Overview, now: number): readonly Finding[] {
  if (!exceptions.alarming) return [];
  return [{ tone: 'caution', part: 'exceptions', text: `${exceptionsText(exceptions, now)}. Settle them` }];
}

function serviceFindings({ processes }: Overview, now: number): readonly Finding[] {
  return outsideServices(processes).flatMap(({ title, sparedBy: [longest] }): readonly Finding[] => {
    if (!longest) return [];
    const since = formatRelative(longest.since, now);
    return [
      {
        tone: 'caution',
        part: 'services',
        text: `${title} gives no good answer since ${since}. It is tried again without you; see whether it is down`,
      },
    ];
  });
}
