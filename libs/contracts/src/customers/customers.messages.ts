/** Specified texts of the customer table, each under its key. */
export const customersMessages = {
  searchPlaceholder: 'Search by Name, Email, Subscription Type or Status',
  empty: 'No User is Found',
  loading: 'Loading',
  tableFailed: 'Technical error,please contact with technical team',
  notFound: 'There is no such customer',
} as const;
