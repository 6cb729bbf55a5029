/** What the tabs of one browser tell each other about their common session. */
export type SessionNews =
  { readonly kind: 'signed-out'; readonly idle: boolean } | { readonly kind: 'active'; readonly at: number };

const CHANNEL = 'keelson.session';

type Listener = (news: SessionNews) => void;

export interface SessionBroadcast {
  tell(news: SessionNews): void;
  listen(listener: Listener): () => void;
}

const silent: SessionBroadcast = { tell: () => undefined, listen: () => () => undefined };

const overChannel = (): SessionBroadcast => {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<SessionNews>): void => listener(data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
};

export const sessionBroadcast: SessionBroadcast = typeof BroadcastChannel === 'undefined' ? silent : overChannel();
