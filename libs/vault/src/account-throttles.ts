/** Keys of the throttles that count for one account, so that an erasure of the account finds them too. */
export const accountThrottles = {
  /** By canonical address, because a stranger's guess names an address and no account. */
  signIn: (email: string): string => `sign-in account ${email}`,
  /** Messages to the team that name the address. */
  messagesNaming: (email: string): string => `messages naming ${email}`,
  /** Links to confirm an address, which anybody may ask for. */
  verificationMails: (accountId: string): string => `verification mails ${accountId}`,
  ownPassword: (accountId: string): string => `own password ${accountId}`,
} as const;
