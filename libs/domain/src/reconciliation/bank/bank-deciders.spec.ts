import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { bankDayDecider } from './bank-day.decider';
import { type BankMatchCommand, bankMatchesDecider, type SeenPair } from './bank-matches.decider';
import { type BankEvent, bankEventDefinitions, type BankLineRecorded } from './bank.events';

const folder = join(__dirname, '../golden');

describe('stored events of the bank', () => {
  it.each(Object.keys(bankEventDefinitions))('%s has a golden file of its own', (type) => {
    expect(readdirSync(folder)).toContain(`${type}.json`);
    expect((JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as BankEvent).type).toBe(type);
  });
});

const recorded = (lineId: string): BankLineRecorded['data'] => ({
  ...{ lineId, date: '2026-10-31', amountPence: 500, namesProvider: false, text: 'STRIPE' },
});

describe('the lines of one day', () => {
  it('are recorded once, in however many statements they stand', () => {
    const ids = fc.array(
      fc.integer({ min: 0, max: 9 }).map((id) => `l${id}`),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 5 }), (uploads) => {
        let state = bankDayDecider.initialState;
        const all: string[] = [];
        for (const upload of uploads) {
          const decision = bankDayDecider.decide({ name: 'RecordBankLines', lines: upload.map(recorded) }, state);
          for (const event of decision.ok ? decision.value : []) {
            if (event.type === 'reconciliation.bank-line-recorded.v1') all.push(event.data.lineId);
            state = bankDayDecider.evolve(state, event);
          }
        }
        expect(all.toSorted()).toEqual([...new Set(uploads.flat())].toSorted());
      }),
    );
  });

  it('take no text any more once theirs are erased, which is recorded once', () => {
    const erase = { name: 'RecordTextsErased', date: '2026-10-31' } as const;
    const event = { type: 'reconciliation.bank-texts-erased.v1', data: { date: '2026-10-31' } } as const;
    expect(bankDayDecider.decide(erase, bankDayDecider.initialState)).toEqual({ ok: true, value: [event] });
    const erased = bankDayDecider.evolve(bankDayDecider.initialState, event);
    expect(bankDayDecider.decide(erase, erased)).toEqual({ ok: true, value: [] });
    const late = bankDayDecider.decide({ name: 'RecordBankLines', lines: [recorded('a')] }, erased);
    expect(late).toEqual({ ok: false, failure: { code: 'TEXTS_ERASED' } });
  });
});

describe('matches by hand', () => {
  const seen = (payoutId: string, lineId: string, more: Partial<SeenPair> = {}): SeenPair => ({
    ...{ payoutId, lineId, gapPence: 0, payoutHas: null, lineHas: null },
    ...more,
  });
  const matching = (pair: SeenPair): BankMatchCommand => ({
    name: 'MatchBankLine',
    seen: pair,
    reason: 'checked',
    aloneUpToPence: 100,
  });
  const unmatching = (pair: SeenPair): BankMatchCommand => ({ name: 'UnmatchBankLine', seen: pair, reason: 'wrong' });
  const codeOf = (command: BankMatchCommand, state = bankMatchesDecider.initialState) => {
    const decision = bankMatchesDecider.decide(command, state);
    return decision.ok ? decision.value[0]?.type : decision.failure.code;
  };

  it('are refused where either side is at the bank already, and over the gap of one person', () => {
    expect(codeOf(matching(seen('po_1', 'a', { payoutHas: 'b' })))).toBe('PAYOUT_AT_BANK');
    expect(codeOf(matching(seen('po_1', 'a', { lineHas: 'po_2' })))).toBe('LINE_TAKEN');
    expect(codeOf(matching(seen('po_1', 'a', { gapPence: -101 })))).toBe('GAP_TOO_LARGE');
    expect(codeOf(matching(seen('po_1', 'a', { gapPence: -100 })))).toBe('reconciliation.bank-line-matched.v1');
  });

  it('are taken back, and so is what the rules matched; nothing else is', () => {
    expect(codeOf(unmatching(seen('po_1', 'a')))).toBe('NOT_AT_BANK');
    expect(codeOf(unmatching(seen('po_1', 'a', { payoutHas: 'a' })))).toBe('reconciliation.bank-line-unmatched.v1');
  });

  it('never give one line to two payouts or one payout two lines, in whichever order they are decided', () => {
    const pairs = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(pairs, (acts) => {
        let state = bankMatchesDecider.initialState;
        for (const [isMatch, payout, line] of acts) {
          const pair = seen(`po_${payout}`, `l${line}`);
          const decision = bankMatchesDecider.decide(isMatch ? matching(pair) : unmatching(pair), state);
          for (const event of decision.ok ? decision.value : []) state = bankMatchesDecider.evolve(state, event);
          const lines = Object.values(state.lineOf);
          expect(new Set(lines).size).toBe(lines.length);
          for (const [payoutId, lineId] of Object.entries(state.lineOf)) expect(state.payoutOf[lineId]).toBe(payoutId);
        }
      }),
    );
  });
});
