import { text } from 'node:stream/consumers';
import { shippedContent } from '@keelson/integrations/cms';
import { systemClock } from '@keelson/kernel';
import { FIRST_MODULE } from '@keelson/vocabulary';
import { CachedContent } from '../content/cached-content';
import { chapterForms } from '../content/chapter-forms';
import { SHIPPED_FOLDER } from '../content/content-source.provider';
import { LearningCatalogue } from '../content/learning-catalogue';
import { type DemoPast, liveThrough } from './demo-past';
import { withOperatorServices } from './operator-services';
import { atTheTerminal, Complaint } from './terminal';

/** Adds demo customers whose stories lie behind them, told on standard input with their passwords. Embedded mode only. */
atTheTerminal(async () => {
  const past = JSON.parse(await text(process.stdin)) as DemoPast;
  let now = new Date();
  await withOperatorServices(
    async ({ vault, runner, configuration }) => {
      if (configuration.mode !== 'embedded') throw new Complaint('Demo data is for embedded mode only.');
      const setClock = (at: Date): void => {
        now = at;
      };
      console.log(await liveThrough(past, { vault, runner, financeChapters: await financeChapters(), setClock }));
    },
    () => now,
  );
});

/** As they ship, whatever content the copy has: an answer keeps the version of what it answered. */
async function financeChapters(): Promise<ReturnType<typeof chapterForms>> {
  const shipped = new CachedContent(shippedContent(SHIPPED_FOLDER), systemClock);
  const content = await new LearningCatalogue(shipped, console, { tries: 0, wait: () => Promise.resolve() }).read();
  if (!content.ok) throw new Complaint(`The learning content cannot be read: ${content.failure.code}`);
  return chapterForms(content.value, FIRST_MODULE);
}
