/** What the tabs of one browser tell each other about their common session. */
export type SessionNews =
  | { readonly kind: 'signed-out'; readonly idle: boolean }
  | { readonly kind: 'active'; readonly at: number }
  /** The session acts for somebody else from now on, or for nobody any more. */
  | { readonly kind: 'holder-changed' };

interface Letter {
  readonly from: string;
  readonly news: SessionNews;
}

const CHANNEL = 'keelson.session';
const THIS_TAB = crypto.randomUUID();

/** Tells the other tabs. */
export const tellTabs = (news: SessionNews): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ from: THIS_TAB, news } satisfies Letter);
  channel.close();
};

/** Hears the other tabs until the returned function is called. */
export const listenToTabs = (listener: (news: SessionNews) => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
    if (data.from !== THIS_TAB) listener(data.news);
  });
  return () => channel.close();
};
