import { createHash } from 'node:crypto';
import { doubled, lost } from './faults.mjs';

const MOST_TRIES = 50;

/**
 * What the workers owe for each event, once: the start of the journey, and the mail with the link. `again` are mails that
 * may come a second time, because a failover took back that they had been sent.
 */
export function judgeReactions({ events, jobs, mails, again = new Set() }) {
  return [...journeys(events), ...letters(events, jobs, mails, again)];
}

function journeys(events) {
  const started = countBy(
    events.filter(({ type }) => type === 'onboarding.journey-started.v1'),
    ({ partitionKey }) => partitionKey,
  );
  return events
    .filter(({ type }) => type === 'accounts.email-verified.v1')
    .flatMap(({ partitionKey }) => {
      const times = started.get(partitionKey) ?? 0;
      if (times === 1) return [];
      return times === 0
        ? [lost(`the journey of ${partitionKey} was never started`)]
        : [doubled(`the journey of ${partitionKey} was started ${times} times`)];
    });
}

/** A mail that is sent twice under one key carries the same Message-ID twice. Another try mails another link under another. */
function letters(events, jobs, mails, again) {
  const arrived = countBy(mails, keyOf);
  const sentOnce = countBy(
    mails.filter((each) => !again.has(each)),
    keyOf,
  );
  const twice = [...sentOnce].filter(([, times]) => times > 1);
  const jobOf = new Map(jobs.map(({ key, jobId }) => [key, jobId]));
  const wanted = events.filter(({ type }) => type === 'accounts.email-verification-requested.v1');
  const missing = wanted.filter(({ eventId }) => !hasArrived(jobOf.get(eventId), arrived));
  return [
    ...twice.map(([id, times]) => doubled(`the mail ${id} came ${times} times`)),
    ...missing.map(({ eventId, partitionKey }) => lost(`the mail to ${partitionKey} for event ${eventId} never came`)),
  ];
}

const keyOf = ({ messageId }) => messageId.slice(1, messageId.indexOf('@'));

const hasArrived = (jobId, arrived) =>
  jobId !== undefined &&
  Array.from({ length: MOST_TRIES }, (_, try_) => arrived.has(idOf(jobId, try_ + 1))).includes(true);

const idOf = (jobId, attempt) => createHash('sha256').update(`${jobId}.${attempt}`).digest('hex').slice(0, 40);

function countBy(items, nameOf) {
  const counts = new Map();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
}
