/** A file of a video. `type` is its kind as browsers name it, with its codec; left out where nobody knows. */
export interface VideoSource {
  readonly address: string;
  readonly type?: string;
}

/** A part of a video, and the second at which it begins. */
export interface VideoChapter {
  readonly title: string;
  readonly from: number;
}

/** What is played, with all that stands around it. Addresses are as a browser asks for them. */
export interface PlayableVideo {
  readonly title: string;
  /** The first that the browser can play is played. Without any the transcript stands alone. */
  readonly sources: readonly VideoSource[];
  readonly poster?: string;
  /** A WebVTT file in English. */
  readonly captions?: string;
  /** What the captions say is written on the pictures as well: they wait until somebody asks for them. */
  readonly isCaptionedByItself?: boolean;
  /** Parts to go to, in the order of their seconds. */
  readonly chapters?: readonly VideoChapter[];
  /** The same parts as a WebVTT file, for players that show them themselves. */
  readonly chapterMarks?: string;
  readonly isSilent?: boolean;
  /** What the video shows and says, in reading order. */
  readonly transcript: readonly string[];
}
