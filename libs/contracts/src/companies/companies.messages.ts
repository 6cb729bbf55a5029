export const companiesMessages = { searchFailed: 'Error loading company names' } as const;
