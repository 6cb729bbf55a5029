export * from './calculate';
export * from './figure';
export * from './formulas';
export {
  VAT_MULTIPLIER,
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
