import { type Company, positionsByDay, todaysBalance } from '@keelson/calculators';
import type { todaysBalanceContract } from '@keelson/contracts/dashboard';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { figureNumber } from './figure-number';

const DAYS_SHOWN = 31;

export function balanceAnswer(company: Company | null): AnswerInputOf<typeof todaysBalanceContract> {
  const of = company && todaysBalance(company);
  const days = company === null ? [] : positionsByDay(company).slice(-DAYS_SHOWN);
  return {
    todaysBalance: figureNumber(of?.balance),
    percentage: figureNumber(of?.weekChange),
    monthEndPercentage: figureNumber(of?.monthEndChange),
    date: of?.date ?? null,
    monthEndBalance: figureNumber(of?.monthEndBalance),
    days: days.map(({ date, cash }) => ({ date, balance: figureNumber(cash) })),
  };
}
