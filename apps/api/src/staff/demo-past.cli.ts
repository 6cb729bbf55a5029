import { text } from 'node:stream/consumers';
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
      console.log(await liveThrough(past, { vault, runner, setClock }));
    },
    () => now,
  );
});
