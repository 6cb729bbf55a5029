export const referenceMessages = { sectorsUnavailable: 'Unable to load sector list' } as const;
