/** Texts of the payment history; the specified ones stay word for word. */
export const paymentsMessages = {
  empty: 'No User is Found',
  tableFailed: 'Technical error,please contact with technical team',
  dayMissing: 'Required !!',
  dayLate: 'The first day must not be after the last',
  amountsHidden: 'Only staff who reconcile payments can sort by amount',
  notFound: 'There is no such payment',
} as const;
