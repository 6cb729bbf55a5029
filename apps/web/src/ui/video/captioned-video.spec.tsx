import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaptionedVideo } from './captioned-video';
import type { PlayableVideo } from './playable-video';

const VIDEO: PlayableVideo = {
  title: 'What one day of waiting costs',
  sources: [{ address: '/learning/a.webm', type: 'video/webm' }, { address: '/learning/a.mp4' }],
  captions: '/learning/a.en.vtt',
  chapterMarks: '/learning/a.chapters.vtt',
  chapters: [
    { title: 'A loan', from: 0 },
    { title: 'Debtor days', from: 28 },
    { title: 'The price of a day', from: 65 },
  ],
  isSilent: true,
  transcript: ['You have bought the materials.', 'Divide one by the other.'],
};

/** What a browser would tell of a player of 90 seconds; jsdom plays nothing. */
const stands = (player: HTMLVideoElement, at: number, ranges: readonly (readonly [number, number])[]): void => {
  const played = {
    length: ranges.length,
    start: (index: number) => ranges[index]?.[0],
    end: (index: number) => ranges[index]?.[1],
  };
  Object.defineProperty(player, 'duration', { configurable: true, value: 90 });
  Object.defineProperty(player, 'played', { configurable: true, value: played });
  player.currentTime = at;
  fireEvent.timeUpdate(player);
};

const shown = (video: PlayableVideo, props: Partial<Parameters<typeof CaptionedVideo>[0]> = {}) => {
  const { container } = render(<CaptionedVideo video={video} {...props} />);
  return { container, player: screen.queryByLabelText<HTMLVideoElement>(video.title, { selector: 'video' }) };
};

const playerOf = (props: Partial<Parameters<typeof CaptionedVideo>[0]> = {}): HTMLVideoElement => {
  const { player } = shown(VIDEO, props);
  if (!player) throw new Error('there is no player');
  return player;
};

it('shows captions unless the pictures say the same', () => {
  const captionsOf = (video: PlayableVideo) =>
    shown(video).container.querySelector<HTMLTrackElement>('track[kind=captions]')?.default;
  expect([captionsOf(VIDEO), captionsOf({ ...VIDEO, title: 'Another', isCaptionedByItself: true })]).toEqual([
    true,
    false,
  ]);
});

it('tells how much was played, at each hundredth, and that it ended', () => {
  const told: [number, boolean][] = [];
  const player = playerOf({ onPlayed: (share, ended) => told.push([share, ended]) });
  stands(player, 9, [[0, 9]]);
  stands(player, 9.1, [[0, 9.1]]);
  stands(player, 90, [
    [0, 9],
    [89.1, 90],
  ]);
  fireEvent.ended(player);
  stands(player, 90, [[0, 90]]);
  expect(told).toEqual([
    [0.1, false],
    [expect.closeTo(0.11), false],
    [expect.closeTo(0.11), true],
    [1, true],
  ]);
});

it('goes on where it was left on another day, and counts what was played then', () => {
  const told: [number, boolean, number][] = [];
  const player = playerOf({
    playedBefore: [[0, 45]],
    onPlayed: (share, ended, ranges) => told.push([share, ended, ranges.length]),
  });
  expect(player.currentTime).toBe(45);
  stands(player, 85.5, [[45, 85.5]]);
  fireEvent.ended(player);
  expect(told).toEqual([
    [0.95, false, 2],
    [0.95, true, 2],
  ]);
});

it('has come to its end once the rest of it is played, where its end was seen before', () => {
  const told: [number, boolean][] = [];
  const player = playerOf({ playedBefore: [[44, 90]], onPlayed: (share, ended) => told.push([share, ended]) });
  expect(player.currentTime).toBe(0);
  stands(player, 9, [[0, 9]]);
  stands(player, 44, [[0, 44]]);
  expect(told).toEqual([
    [expect.closeTo(55 / 90), false],
    [1, true],
  ]);
});

it('leads to its parts and says which one is played', async () => {
  const player = playerOf();
  stands(player, 30, [[28, 30]]);
  const parts = within(screen.getByRole('list', { name: 'Parts of the video: What one day of waiting costs' }));
  expect(parts.getByRole('button', { current: true })).toHaveTextContent('0:28 Debtor days');
  let plays = 0;
  player.play = () => Promise.resolve(void (plays += 1));
  await userEvent.click(parts.getByRole('button', { name: '1:05 The price of a day' }));
  expect([player.currentTime, plays]).toEqual([65, 1]);
});

it('can be read instead, and says so once somebody did', async () => {
  let reads = 0;
  playerOf({ onRead: () => (reads += 1) });
  expect(screen.queryByRole('button', { name: 'I have read this' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Read it instead'));
  await userEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(reads).toBe(1);
});

it('says that it has not been made yet, and shows what it says', () => {
  const { player } = shown({ ...VIDEO, sources: [] });
  expect(player).not.toBeInTheDocument();
  expect(screen.getByText(/has not been made yet/)).toBeVisible();
  expect(screen.getByText('Divide one by the other.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('opens its transcript where no file can be played', () => {
  const { container } = shown(VIDEO);
  const [first, last] = container.querySelectorAll('source');
  fireEvent.error(first as Element);
  expect(screen.queryByText(/cannot be played here/)).not.toBeInTheDocument();
  fireEvent.error(last as Element);
  expect(screen.getByText(/cannot be played here/)).toBeVisible();
  expect(screen.getByText('Divide one by the other.')).toBeVisible();
});
