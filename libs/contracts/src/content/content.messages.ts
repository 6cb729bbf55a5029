/** Texts of the content service; the specified ones stay word for word. */
export const contentMessages = {
  footerFailed: 'Unable to get footer content',
  loginFailed: 'Unable to load login data',
  signInFailed: 'Unable to get signin data',
  cacheNotCleared: 'clearCacheData',
} as const;
