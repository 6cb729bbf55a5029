/**
 * Keelson itself: the channel partner of everybody who has no other. Its code is public; codes that are drawn have
 * eight digits, so that nobody else has it.
 */
export const DEFAULT_PARTNER = { id: 'partner_keelson', companyName: 'Keelson', accessCode: '5335766' } as const;
