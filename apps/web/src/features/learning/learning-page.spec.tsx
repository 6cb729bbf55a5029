import { learningMessages as texts } from '@keelson/contracts/learning';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as paths from '../../client/paths';
import type { LearningProgress } from '../../learning/learning.api';
import { serveEventSources } from '../../testing/event-sources';
import { pressEscape } from '../../testing/press-escape';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';
import { learnedIn, modules, placeOf, progressOf } from './testing/finance-hub';

const api = serveApi();
serveEventSources();
const PROGRESS = '/accounts/acc_1/learning-progress';
const WATCHED = '/accounts/acc_1/learning/videos-watched';
const PLAYED = '/drafts/videos-played';
const AT = '2026-11-02T09:00:00.000Z';
const READ = '/accounts/acc_1/learning/readings-done';
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;

const chapter = {
  ...modules[0]?.chapters_masters[0],
  ...{ moduleId: 'M2_Finance', moduleName: 'Finance' },
  learning_videos: ['V1', 'V2'].map((videoId) => ({
    ...{ videoId, videoName: `Video ${videoId}`, videoContent: '', version: 'v1', seconds: 90 },
    scenes: [{ seconds: 90, title: 'One', show: 'Shown', narration: 'What is said.' }],
  })),
  learning_audios: [],
  learning_methodologies: [
    {
      ...{ methodologyId: 'R1', title: 'Reading R1', introduction: 'In short.', version: 'v1', minutes: 4 },
      mainText: '### The ladder\n\n| Day | Act |\n|---|---|\n| 3 | Ring |',
    },
  ],
};

const opened = (
  path: string = paths.learning,
  progress: LearningProgress = progressOf(),
  step: 'inprogress' | 'completed' = 'completed',
  viewer: typeof customer = premium,
) => {
  haveSession(api, viewer);
  api.on('GET', '/onboarding/progress', {
    data: { ...progressWith('completed'), elearningScreenFlag: step, dashboardFlag: step },
  });
  api.on('POST', '/onboarding/steps/eLearning/open', { data: progressWith('pending') });
  api.on('GET', '/learning/modules', { data: { modules } });
  api.on('GET', '/learning/chapters/C1', { data: chapter });
  api.on('GET', '/accounts/acc_1/questionnaire-scores', {
    data: { overall_score_percentage: null, band: null, allModulesList: [] },
  });
  api.on('GET', '/accounts/acc_1/chapter-completion', {
    data: { chapter_completion: [], businessAreaCompletionMap: {} },
  });
  api.on('GET', PROGRESS, { data: progress });
  api.on('POST', WATCHED, { data: { completed: 'lesson' } });
  api.on('POST', READ, { data: { completed: 'chapter' } });
  return renderApp(path);
};

/** Of 90 seconds, in a browser that can play it. */
const asPlayed = (player: HTMLVideoElement): HTMLVideoElement => {
  Object.defineProperty(player, 'duration', { configurable: true, value: 90 });
  return player;
};

const files = { video: '/api/v1/learning/media/a.webm' };
const servePlayable = (): void => {
  const learning_videos = chapter.learning_videos.map((each) => ({ ...each, ...files }));
  api.on('GET', '/learning/chapters/C1', { data: { ...chapter, learning_videos } });
};

/** The first video of Getting paid, over the page. */
const playerInDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Video V1' });
  const player = await within(dialog).findByLabelText<HTMLVideoElement>('Video V1', { selector: 'video' });
  return { dialog, player: asPlayed(player) };
};

const playerOfV1 = async () => {
  const { user } = opened(`${paths.learningChapter('C1')}&video=V1`);
  servePlayable();
  return { ...(await playerInDialog()), user };
};

/** jsdom plays nothing: this is what a player would tell. */
const plays = (player: HTMLVideoElement, ranges: readonly (readonly [number, number])[]): void => {
  const at = (side: 0 | 1) => (index: number) => ranges[index]?.[side];
  const played = { length: ranges.length, start: at(0), end: at(1) };
  Object.defineProperty(player, 'played', { configurable: true, value: played });
  fireEvent.timeUpdate(player);
};

describe('the learning hub', () => {
  it('[LEARN-01, LEARN-02] has chips with progress and four parts with their counts', async () => {
    opened(paths.learning, progressOf([learnedIn('C1', { percentage: 66.67, newItems: 2 }), learnedIn('C2')]));
    const areas = await screen.findByRole('navigation', { name: 'Business Area' });
    expect(within(areas).getByRole('link', { name: /Finance.*40\.0%/ })).toHaveAttribute('aria-current', 'true');
    expect(within(areas).getByRole('progressbar', { name: 'Finance, learned' })).toHaveValue(40);
    const chapters = screen.getByRole('navigation', { name: 'Chapters of Finance' });
    expect(
      within(chapters)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Overview', 'Getting paid 66.7% 2 new', 'Knowing your profit 0.0% ']);
    expect(within(chapters).getByRole('progressbar', { name: 'Getting paid, learned' })).toHaveValue(66.67);
    expect(within(chapters).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
    for (const part of ['How to videos(3)', 'Podcasts(2)', 'Templates(0)', 'Recommended Reading(2)'])
      expect(screen.getByRole('heading', { name: part })).toBeInTheDocument();
  });

  it('[LEARN-04~] shows what is complete, to watch and to read again', async () => {
    opened(paths.learning, progressOf([learnedIn('C1', { videoIds: ['V1'], readIds: ['R1'] }), learnedIn('C2')]));
    const watched = await screen.findByRole('link', {
      name: /Learning Module Complete.*Click To Watch Again.*Video V1/,
    });
    expect(watched).toHaveAttribute('href', `${paths.learningChapter('C1')}&video=V1`);
    expect(screen.getByRole('link', { name: /^Click To Read Again.*Reading R1$/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Click To Read Again: Reading R2/ })).toBeNull();
  });

  it('finishes a reading whose end was reached, and goes on from there', async () => {
    const { user } = opened(`${paths.learningChapter('C1')}&reading=R1`);
    const dialog = await screen.findByRole('dialog', { name: 'Reading R1' });
    expect(await within(dialog).findByRole('table')).toBeInTheDocument();
    const button = within(dialog).getByRole('button', { name: 'I have read this' });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.calls('POST', READ)).toHaveLength(1));
    expect(api.calls('POST', READ)[0]?.body).toEqual({ moduleId: 'M2_Finance', chapterId: 'C1', readId: 'R1' });
    expect(await within(dialog).findByRole('link', { name: texts.goToVideos })).toHaveAttribute(
      'href',
      `${paths.learningChapter('C1')}&video=V1`,
    );
    expect(within(dialog).getByRole('link', { name: texts.saveAndContinueLater })).toBeVisible();
  });

  it('keeps the focus in the dialog once a reading is finished and when the next one follows, so that Escape closes it', async () => {
    const { user, path } = opened(`${paths.learningChapter('C1')}&reading=R1`);
    const inDialog = () => screen.getByRole('dialog').contains(document.activeElement);
    const button = await screen.findByRole('button', { name: 'I have read this' });
    button.focus();
    await user.keyboard('{Enter}');
    const next = await screen.findByRole('link', { name: texts.goToVideos });
    expect(document.activeElement).toHaveTextContent('You have read this');
    await user.click(next);
    expect(await screen.findByRole('article', { name: 'Video V1' })).toHaveFocus();
    expect(inDialog()).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe(paths.learning);
  });

  it('takes a video as watched whose transcript was read, and says what failed', async () => {
    const { user } = opened(`${paths.learningChapter('C1')}&video=V1`);
    api.on('POST', WATCHED, { status: 503 });
    const dialog = await screen.findByRole('dialog', { name: 'Video V1' });
    await user.click(await within(dialog).findByRole('button', { name: 'I have read this' }));
    expect(await screen.findByText(texts.unableToSave)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    api.on('POST', WATCHED, { data: { completed: 'lesson' } });
    await user.click(within(dialog).getByRole('button', { name: 'I have read this' }));
    expect(await within(dialog).findByText(texts.moduleComplete)).toBeVisible();
    expect(api.calls('POST', WATCHED).at(-1)?.body).toMatchObject({ videoId: 'V1', playedShare: null });
    expect(within(dialog).getByRole('link', { name: texts.playNextVideo })).toBeVisible();
  });

  it('[LEARN-05] offers the next of its kind, the other kind once its own is done, and to go on later', async () => {
    const [finance, marketing] = modules;
    if (!finance || !marketing) throw new Error('no modules');
    const [first, ...others] = finance.chapters_masters;
    if (!first) throw new Error('no chapter');
    const readings = ['R1', 'R3'].map((methodologyId) => ({
      ...{ methodologyId, title: `Reading ${methodologyId}`, introduction: 'In short.', version: 'v1', minutes: 4 },
    }));
    const withTwo = { ...finance, chapters_masters: [{ ...first, learning_methodologies: readings }, ...others] };
    const offeredAfter = async (lesson: 'video=V1' | 'video=V2' | 'reading=R1' | 'reading=R3', readIds: string[]) => {
      const videoIds = lesson === 'video=V2' ? ['V1'] : [];
      const { user, unmount } = opened(
        `${paths.learningChapter('C1')}&${lesson}`,
        progressOf([learnedIn('C1', { videoIds, readIds }), learnedIn('C2')]),
      );
      api.on('GET', '/learning/modules', { data: { modules: [withTwo, marketing] } });
      const texted = readings.map((reading) => ({ ...reading, mainText: 'Read this.' }));
      api.on('GET', '/learning/chapters/C1', { data: { ...chapter, learning_methodologies: texted } });
      const dialog = await screen.findByRole('dialog');
      const button = await within(dialog).findByRole('button', { name: 'I have read this' });
      button.focus();
      await user.keyboard('{Enter}');
      const done = within(await within(dialog).findByRole('status'));
      const offered = done.getAllByRole('link').map(({ textContent }) => textContent.trim());
      unmount();
      return offered;
    };
    const later = 'Save and Continue Later';
    expect(await offeredAfter('video=V1', [])).toEqual(['Play Next Video', later]);
    expect(await offeredAfter('video=V2', [])).toEqual(['Go to readings', later]);
    expect(await offeredAfter('reading=R1', [])).toEqual(['Go to Next Reading', later]);
    expect(await offeredAfter('reading=R3', ['R1'])).toEqual(['Go to videos', later]);
  });

  it('[LEARN-06] completes a video of a chapter when it ends, and none that is played on the overview', async () => {
    const { user } = opened();
    const [finance, ...others] = modules;
    const [overviewVideo] = chapter.learning_videos.map((each) => ({ ...each, videoId: 'V0', ...files }));
    const shown = {
      ...finance,
      introduction: 'Why figures help.',
      overviewVideo: { ...overviewVideo, videoName: 'Why' },
    };
    api.on('GET', '/learning/modules', { data: { modules: [shown, ...others] } });
    api.on('GET', PLAYED, { data: { entries: [], savedAt: null } });
    api.on('PUT', PLAYED, { data: { savedAt: AT }, meta: { version: 1 } });
    servePlayable();

    const overview = await screen.findByRole('region', { name: 'Why' });
    expect(overview).toHaveTextContent('Why figures help.');
    const ofArea = asPlayed(within(overview).getByLabelText<HTMLVideoElement>('Why', { selector: 'video' }));
    plays(ofArea, [[0, 90]]);
    fireEvent.ended(ofArea);
    expect(within(overview).queryByText(texts.moduleComplete)).toBeNull();

    await user.click(within(screen.getByRole('navigation', { name: 'Chapters of Finance' })).getByText('Getting paid'));
    expect(screen.queryByRole('region', { name: 'Why' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: /Watch: Video V1/ }));
    const { dialog, player } = await playerInDialog();
    plays(player, [[0, 89.9]]);
    expect(api.calls('POST', WATCHED)).toEqual([]);
    fireEvent.ended(player);
    expect(await within(dialog).findByText(texts.moduleComplete)).toBeVisible();
    expect(api.calls('POST', WATCHED).map(({ body }) => body)).toEqual([
      {
        ...{ moduleId: 'M2_Finance', chapterId: 'C1', videoId: 'V1' },
        playedShare: expect.closeTo(0.999) as number,
      },
    ]);
  });

  it('adds what is played to what was played on another day, and completes the video with its end', async () => {
    const half = [{ field: 'V1.v1', value: ['0-45'] }];
    const others = [{ field: 'V2.v1', value: ['0-9'] }];
    api.on('GET', PLAYED, { data: { entries: [...half, ...others], savedAt: AT }, meta: { version: 2 } });
    api.on('PUT', PLAYED, { data: { savedAt: AT }, meta: { version: 3 } });
    api.on('POST', WATCHED, { data: { completed: 'lesson' } });
    const { dialog, player } = await playerOfV1();
    expect(await within(dialog).findByText(texts.goesOn)).toBeVisible();
    expect(player.currentTime).toBe(45);
    plays(player, [[45, 82]]);
    expect(api.calls('POST', WATCHED)).toHaveLength(0);
    fireEvent.ended(player);
    expect(await within(dialog).findByText(texts.moduleComplete)).toBeVisible();
    const [{ body } = { body: undefined }] = api.calls('POST', WATCHED);
    expect(body).toMatchObject({ videoId: 'V1', playedShare: expect.closeTo(82 / 90) as number });
    await waitFor(() => expect(api.calls('PUT', PLAYED).at(-1)?.body).toEqual({ entries: others }));
  });

  it('keeps what was played of a video that is left before its end', async () => {
    api.on('PUT', PLAYED, { data: { savedAt: AT }, meta: { version: 1 } });
    const { player, user } = await playerOfV1();
    plays(player, [
      [0, 20],
      [40, 50],
    ]);
    await pressEscape(user);
    await waitFor(() => expect(api.calls('PUT', PLAYED)).toHaveLength(1));
    expect(api.calls('PUT', PLAYED)[0]?.body).toEqual({ entries: [{ field: 'V1.v1', value: ['0-20', '40-50'] }] });
    expect(api.calls('POST', WATCHED)).toHaveLength(0);
  });

  it('[LEARN-07~] leads from a learned area to the one that follows', async () => {
    const done = [
      learnedIn('C1', { percentage: 100, videoIds: ['V1', 'V2'], readIds: ['R1'] }),
      learnedIn('C2', { percentage: 100, videoIds: ['V3'], readIds: ['R2'] }),
    ];
    opened(paths.learningModule('M2_Finance'), progressOf(done, placeOf('M3_Marketing_and_Branding', 'C3')));
    const next = await screen.findByRole('region', { name: 'Finance is done' });
    expect(next).toHaveTextContent('Next: Being found, Marketing and branding');
    expect(within(next).getByRole('link', { name: 'Continue Being found' })).toHaveAttribute(
      'href',
      paths.learningChapter('C3'),
    );
  });

  it('[LEARN-10~] shows two parts of the page to who asks', async () => {
    const { user } = opened();
    await user.click(await screen.findByRole('button', { name: 'Show me around' }));
    expect(screen.getByRole('dialog', { name: 'Your business areas' })).toHaveTextContent('Step 1 of 2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog', { name: 'Your lessons' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[LEARN-03] is for premium accounts, and says to others what they would get', async () => {
    const { unmount } = opened();
    expect(await screen.findByRole('navigation', { name: 'Business Area' })).toBeVisible();
    unmount();
    const asked = api.calls('GET', PROGRESS).length;
    opened(paths.learning, progressOf(), 'completed', customer);
    expect(await screen.findByText(/Lessons for your own numbers/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Business Area' })).toBeNull();
    expect(api.calls('GET', PROGRESS)).toHaveLength(asked);
  });

  it('offers another try where nothing comes', async () => {
    const { user } = opened();
    api.on('GET', PROGRESS, { status: 503 });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByText(texts.unableToLoad)).toBeVisible();
    api.on('GET', PROGRESS, { data: progressOf() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('navigation', { name: 'Business Area' })).toBeVisible();
  });
});

describe('learning as the last step of the onboarding', () => {
  it('[ONB-19] greets at the start, but not who comes to improve cash flow, and has the menu at the side once it is completed', async () => {
    const sideMenu = () => screen.queryByRole('navigation', { name: 'Chapters', hidden: true });
    const first = opened(paths.learning, progressOf(), 'inprogress');
    expect(await screen.findByRole('dialog', { name: 'Your learning journey' })).toHaveTextContent(
      'We start with Knowing your profit',
    );
    expect(sideMenu()).toBeNull();
    first.unmount();

    const second = opened(paths.learningFor('improvecash'), progressOf(), 'inprogress');
    expect(await screen.findByText('About Getting paid.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sideMenu()).toBeNull();
    second.unmount();

    opened();
    await waitFor(() => expect(sideMenu()).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows around once the greeting is closed', async () => {
    const { user } = opened(paths.learning, progressOf(), 'inprogress');
    const dialog = await screen.findByRole('dialog', { name: 'Your learning journey' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('dialog', { name: 'Your business areas' })).toBeVisible();
  });

  it.each([
    ['a paid account', premium],
    ['an account without a paid plan', customer],
  ])('[ONB-11~] ends with %s by one button, which goes to the dashboard', async (_, viewer) => {
    const { user, path } = opened(paths.learning, progressOf(), 'inprogress', viewer);
    api.on('POST', '/onboarding/steps/eLearning/complete', { data: progressWith('completed') });
    const [button] = await screen.findAllByRole('button', { name: texts.finishOnboarding });
    await user.click(button as HTMLElement);
    await waitFor(() => expect(path()).toBe(paths.dashboard));
  });
});
