export const journeysMessages = {
  notFound: 'There is no such customer',
} as const;
