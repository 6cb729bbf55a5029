import type { PlayableVideo } from './playable-video';

/** Browsers that cannot play it take the other file at once. */
export const AV1 = 'video/webm; codecs="av01.0.05M.08"';

interface ProductVideo {
  /** Name of the files under `/videos`. */
  readonly name:
    'thank-you' | 'benefits' | 'finance-walkthrough' | 'section-my-money' | 'section-balance-sheet' | 'section-kpis';
  readonly title: string;
  readonly transcript: readonly string[];
}

/** A video that says what the product does: drawn, without sound, its words on the pictures. */
export const productVideo = ({ name, ...words }: ProductVideo): PlayableVideo => ({
  ...words,
  sources: [
    { address: `/videos/${name}.webm`, type: AV1 },
    { address: `/videos/${name}.mp4`, type: 'video/mp4' },
  ],
  poster: `/videos/${name}.jpg`,
  captions: `/videos/${name}.en.vtt`,
  isCaptionedByItself: true,
  isSilent: true,
});

export const THANK_YOU_VIDEO = productVideo({
  name: 'thank-you',
  title: 'Thank-you video',
  transcript: [
    'Thank you for signing up. Here is what you will have by the end.',
    'Three answers, on one page: Am I making money? Do I have cash? What do I do next?',
    'Twelve short steps. Stop at any of them. Everything is kept, and you go on where you left off.',
    'First: fourteen questions about your company. About ten minutes. Then connect your accounts, when you like.',
  ],
});

export const BENEFITS_VIDEO = productVideo({
  name: 'benefits',
  title: 'Benefits video',
  transcript: [
    'What Keelson does for you. The timber that nobody sees and everything stands on.',
    'Your books, read for you. Connect Xero or QuickBooks once. The figures arrive by themselves: sales, costs, wages, overheads and what you kept.',
    'Enough cash, not just how much. Your balance, drawn against one month of wages and overheads, with the low point seen in time.',
    'Try a change before you make it. If customers paid in 32 days instead of 42, £27,700 would be in your bank instead of theirs. The figures are examples.',
    'Learn what moves the figures. Short chapters, starting where your answers are weakest.',
    'Ready for the next step: see how you compare with businesses like yours.',
  ],
});
