export const timelineMessages = {
  notReady: 'There is nothing to download: ask for it, or wait until it is ready',
  asked: 'Keelson puts it together and tells you by email when it is ready',
} as const;
