import { canonicalJson } from '@keelson/kernel';
import type { TimelineEntry, TimelineHead } from './collect-timeline';

/** One JSON text, with an event a line. */
export async function* timelineJson(head: TimelineHead, entries: AsyncIterable<TimelineEntry>): AsyncGenerator<string> {
  const { account, madeAt, settings, sessions, unsentForms } = head;
  yield `{"format":"keelson-timeline.v1","account":${JSON.stringify(account)},"madeAt":${JSON.stringify(madeAt)},\n`;
  yield `"settings":${JSON.stringify(settings)},\n"sessions":${JSON.stringify(sessions)},\n`;
  yield `"unsentForms":${JSON.stringify(unsentForms)},\n"events":[`;
  let between = '\n';
  for await (const entry of entries) {
    yield `${between}${canonicalJson(entry)}`;
    between = ',\n';
  }
  yield '\n]}\n';
}
