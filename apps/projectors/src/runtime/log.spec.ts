import { eventCatalogue } from '@keelson/domain/catalogue';
import { projectorsLog } from './log';

function captured() {
  const lines: string[] = [];
  const log = projectorsLog('debug', { write: (line) => void lines.push(line) });
  return {
    log,
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

describe('the log of the workers', () => {
  it('[IO-07~] writes the number of no card, wherever it stands in what is logged, and leaves numbers and times', () => {
    const { log, text, entries } = captured();
    const card = '4242 4242 4242 4242';
    log.warn({ lost: card, found: [{ deep: `paid by ${card} 12/28` }], [card]: 1, at: 4_242_424_242_424_242 }, card);
    log.error({ err: new Error(`refused ${card}`, { cause: new Error('5555555555554444') }) }, 'failed');
    log.info({ securityCode: '123', cvc: '123', card }, 'seeded');
    expect(text()).not.toMatch(/(4242 ){3}4242|5555555555554444|"123"/);
    expect(entries()[0]).toMatchObject({ lost: '[card number]', at: 4_242_424_242_424_242, msg: '[card number]' });
  });

  it('[ERASE-02~, IO-09~] masks secrets, whatever an event definition calls personal, and whom a mail goes to', () => {
    const { log, text } = captured();
    const fields = Object.values(eventCatalogue.current).flatMap(({ personal }) => Object.keys(personal));
    for (const field of [...fields, 'ip', 'userAgent', 'to', 'password', 'token', 'secret', 'authorization'])
      log.info({ [field]: 'canary-9f3a', job: { data: { [field]: ['canary-9f3a'] } } }, 'seeded');
    expect(fields.length).toBeGreaterThan(5);
    expect(text()).not.toContain('canary-9f3a');
  });

  it('[IO-09~] names no address of an error, keeps where it came from, and writes one line per entry', () => {
    const { log, text, entries } = captured();
    log.error({ err: new TypeError('550 <ann@example.com>\r\n{"level":"fatal"}') }, 'line\nbreak \u001b[2J');
    expect(text()).not.toContain('ann@example.com');
    expect(text().split('\n')).toHaveLength(2);
    expect(entries()).toMatchObject([
      { err: { type: 'TypeError', stack: expect.arrayContaining([expect.stringContaining('log.spec')]) as string[] } },
    ]);
  });
});
