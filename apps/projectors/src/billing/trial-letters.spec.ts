import { ACTOR_KINDS } from '@keelson/vocabulary';
import { migratedLetter, trialExtendedLetter } from './trial-letters';

it('letters about the trial name the channel partner where that was who did it, and the team otherwise', () => {
  for (const kind of ACTOR_KINDS) {
    const begins = kind === 'partner' ? 'Your channel partner has ' : 'Our team has ';
    const until = '2026-11-30T09:00:00.000Z';
    expect(trialExtendedLetter('Ada', kind, until, 'https://app.example').text).toContain(`${begins}extended`);
    expect(migratedLetter('Ada', kind, 'https://app.example').text).toContain(`${begins}moved`);
  }
});
