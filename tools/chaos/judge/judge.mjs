import { commandsSent } from '../commands-sent.mjs';
import { withOpenPositions } from '../product/sealed-positions.mjs';
import { judgeCommands } from './command-effects.mjs';
import { mismatch } from './faults.mjs';
import { untilQuiet } from './quiet.mjs';
import { judgeReactions } from './reactions.mjs';
import { storedFacts } from './stored-facts.mjs';
import { judgeLog } from './stored-log.mjs';
import { answersThatStand, mailedBeforePromotion } from './taken-back.mjs';
import { verifyEverything } from './verifications.mjs';
import { nameVisitorCommands } from './visitor-commands.mjs';

/** What the journal holds besides commands. */
const ASIDE = new Set(['mailed', 'killed', 'froze', 'promoted']);

/** Waits until all is quiet, then compares the journal of the clients with the store and the read models with a rebuild. */
export async function judge({ data, journal, mails, stopping, say }) {
  say('Waiting until everything is projected and every job is done');
  const quiet = await untilQuiet(data, stopping);
  await mails.stop();
  const { events, jobs } = await storedFacts(data);
  const entries = await withOpenPositions(data, journal.entries);
  const promotions = entries.filter(({ kind }) => kind === 'promoted');
  const sent = entries.filter(({ kind }) => !ASIDE.has(kind));
  const standing = answersThatStand(sent, promotions);
  const commands = nameVisitorCommands(commandsSent(standing), events);
  const received = entries.filter(({ kind }) => kind === 'mailed');
  const faults = [
    ...quiet.faults,
    ...(mails.missedSome() ? [mismatch('more mails came at once than the mailbox keeps')] : []),
    ...judgeLog(events),
    ...judgeCommands(commands, events),
    ...judgeReactions({ events, jobs, mails: received, again: mailedBeforePromotion(received, promotions) }),
    ...(await verifyEverything({ data, projections: quiet.projections, say })),
  ];
  const takenBack = sent.length - standing.length;
  return { commands, takenBack, events: events.length, mails: received.length, faults };
}
