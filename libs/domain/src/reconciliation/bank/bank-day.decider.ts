import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../../decider';
import type { BankDayEvent, BankLineRecorded } from './bank.events';

export type BankDayCommand =
  | { readonly name: 'RecordBankLines'; readonly lines: readonly BankLineRecorded['data'][] }
  | { readonly name: 'RecordTextsErased'; readonly date: string };

export interface BankDayState {
  readonly lineIds: ReadonlySet<string>;
  readonly erased: boolean;
}

export type BankDayRefusal = Rejection<'TEXTS_ERASED'>;

/** The lines of one day at the bank: each is recorded once, however many statements have it. */
export const bankDayDecider: Decider<BankDayCommand, BankDayState, BankDayEvent, BankDayRefusal> = {
  initialState: { lineIds: new Set(), erased: false },
  decide(command, { lineIds, erased }) {
    switch (command.name) {
      case 'RecordBankLines': {
        const added = new Map(command.lines.map((line) => [line.lineId, line]));
        const news = [...added.values()].filter(({ lineId }) => !lineIds.has(lineId));
        if (erased && news.length > 0) return refused({ code: 'TEXTS_ERASED' });
        return accepted(news.map((data) => ({ type: 'reconciliation.bank-line-recorded.v1', data })));
      }
      case 'RecordTextsErased': {
        const { date } = command;
        return accepted(erased ? [] : [{ type: 'reconciliation.bank-texts-erased.v1', data: { date } }]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'reconciliation.bank-line-recorded.v1':
        return { ...state, lineIds: new Set([...state.lineIds, event.data.lineId]) };
      case 'reconciliation.bank-texts-erased.v1':
        return { ...state, erased: true };
    }
  },
};
