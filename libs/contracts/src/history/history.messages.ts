export const historyMessages = {
  /** Stands for a personal value that the reader may not see. */
  hidden: 'Hidden: personal',
  notFound: 'There is no such customer',
} as const;
