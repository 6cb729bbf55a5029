/** Whether the server framework blames the request: too large, of an unknown type, or not as its schema says. */
export const isClientFault = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;
