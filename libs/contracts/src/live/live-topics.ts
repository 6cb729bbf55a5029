import type { liveTopics } from './live-topics.gen';

/** A topic of some slice; in the browser it is the tag of the answers that it makes stale. */
export type LiveTopic = keyof typeof liveTopics;
