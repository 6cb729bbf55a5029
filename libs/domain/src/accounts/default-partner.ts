/** Keelson itself: the channel partner of everybody who has no other. */
export const DEFAULT_PARTNER = { id: 'partner_keelson', companyName: 'Keelson' } as const;
