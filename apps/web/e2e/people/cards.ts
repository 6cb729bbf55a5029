/** The test cards that the tests type into the provider's page, as they are printed. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authentication: '4000 0025 0000 3155',
  poor: '4000 0000 0000 9995',
} as const;
