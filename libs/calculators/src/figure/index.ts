export * from './calculate';
export * from './figure';
export * from './formulas';
export type { KnownSource } from './inputs';
export {
  VAT_MULTIPLIER,
  accountFlow,
  bankDays,
  figureInput,
  flow,
  given,
  headcount,
  inputValue,
  monthCount,
  stand,
  standOnDay,
} from './inputs';
export * from './window';
