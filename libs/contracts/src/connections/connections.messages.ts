/** Texts of connecting an accounting system; the specified ones stay word for word. */
export const connectionsMessages = {
  unableToConnect: 'Unable to connect',
  errorConnecting: 'Error connecting',
  connectionsFailed: 'Error getting finance Connections',
  progressFailed: 'Error getting onboarding progress',
  launchFailed: 'API Error. Please try again.',
  noLaunchUrl: 'Launch URL not found in the input string.',
  importPending: 'Import pending',
  importInProgress: 'Import in progress',
  importData: 'Import finance data',
  never: 'Never',
  refusedByYou: 'You did not allow access, so nothing was connected',
  systemUnavailable: 'The accounting system does not answer at the moment. Please try again in a few minutes',
  notOffered: 'This accounting system cannot be connected here',
  notConnected: 'This accounting system is not connected any more',
  reconnectNeeded: 'The accounting system asks for your consent again. Please connect it again',
  importUnderWay: 'An import is on its way already',
  noSuchCompany: 'There is no such company under this consent',
  noSuchCycle: 'There is no such cycle',
} as const;

/** `message` is why it failed, `last` a time in words or null. */
export const importFailedText = (message: string, last: string | null): string =>
  `Import Failed (${message}). Last import ${last ?? connectionsMessages.never}`;

export const lastImportText = (last: string | null): string => `Last import ${last ?? connectionsMessages.never}`;
