import { quizzesMessages as texts } from '@keelson/contracts/quizzes';
import { screen, waitFor, within } from '@testing-library/react';
import * as paths from '../../client/paths';
import type { Quiz, QuizResult } from '../../learning/quizzes.api';
import { serveEventSources } from '../../testing/event-sources';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';

const api = serveApi();
serveEventSources();
const QUIZ = '/accounts/acc_1/quizzes/S1';
const ANSWERS = '/accounts/acc_1/quiz-answers';
const DRAFT = '/drafts/quiz-answers';
const AT = '2026-11-02T09:00:00.000Z';
const ACCESS = '/accounts/acc_1/quiz-access/C1';

const questionOf = (questionCode: string) => ({
  questionCode,
  question: `${questionCode}?`,
  quiz_answers: [
    { answerCode: `${questionCode}_A2`, answer: `Second of ${questionCode}` },
    { answerCode: `${questionCode}_A1`, answer: `First of ${questionCode}` },
  ],
});
const quiz: Quiz = {
  ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance', chapterId: 'C1', chapterNumber: 1 },
  ...{ chapterName: 'Getting paid', subChapterId: 'S1', subChapterNumber: 3, subChapterName: 'Chase, then escalate' },
  ...{ weightage: 40, version: 'v1', result: null, earlier: [] },
  quiz_questions: [questionOf('K1'), questionOf('K2')],
};
const answered = (questionCode: string, chosen: 'A1' | 'A2') => ({
  ...{ questionCode, question: `${questionCode}?`, explanation: `Because of ${questionCode}` },
  answerCode: `${questionCode}_${chosen}`,
  quiz_answers: [
    { answerCode: `${questionCode}_A2`, serialNumber: 2, answer: `Second of ${questionCode}`, value: 0 },
    { answerCode: `${questionCode}_A1`, serialNumber: 1, answer: `First of ${questionCode}`, value: 5 },
  ],
});
const result: QuizResult = {
  ...{ contentVersion: 'v1', submittedAt: '2026-11-02T09:24:00.000Z', score: 5, highest: 10, percentage: 50 },
  band: 'amber',
  questions: [answered('K1', 'A1'), answered('K2', 'A2')],
};

const opened = (shown: Partial<Quiz> = {}, access: 'allow' | 'deny' = 'allow') => {
  haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/content/questionnaire-score', { data: [{ id: 1, attributes: { excellentText: 'Excellent' } }] });
  api.on('GET', '/content/quiz', {
    data: [{ id: 1, attributes: { deniedHeading: 'Not open', deniedContent: 'Quizzes belong to premium accounts.' } }],
  });
  api.on('GET', QUIZ, { data: { ...quiz, ...shown } });
  api.on('GET', ACCESS, { data: access });
  api.on('POST', ANSWERS, { data: result });
  return renderApp(paths.subChapterQuiz('S1'));
};
const press = (name: string) => screen.getByRole('button', { name });

describe('a quiz', () => {
  it('[LEARN-09~] asks for every answer, sends them whole, and shows score and explanations', async () => {
    const { user } = opened();
    await user.click(await screen.findByLabelText('First of K1'));
    await user.click(press('Submit'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Please answer all the questions!!')).toBeVisible();
    expect(within(alert).getByRole('link', { name: '2. K2?' })).toBeVisible();
    expect(api.calls('POST', ANSWERS)).toHaveLength(0);
    await user.click(screen.getByLabelText('Second of K2'));
    expect(screen.queryByRole('alert')).toBeNull();

    api.on('GET', QUIZ, { data: { ...quiz, quiz_questions: [], result } });
    await user.click(press('Submit'));
    const dialog = await screen.findByRole('dialog', { name: 'Successfully saved' });
    expect(within(dialog).getByText('Your quiz is done: 5 of 10 points, 50.0%.')).toBeVisible();
    expect(api.calls('POST', ANSWERS).map(({ body }) => body)).toEqual([
      {
        ...{ chapterCode: 'C1', chapterName: 'Getting paid', weightage: 40, version: 'v1' },
        questions: [
          { questionCode: 'K1', answerCode: 'K1_A1', subChapterCode: 'S1', subChapterName: 'Chase, then escalate' },
          { questionCode: 'K2', answerCode: 'K2_A2', subChapterCode: 'S1', subChapterName: 'Chase, then escalate' },
        ],
      },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'See the result' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiz done: 50.0%' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Quiz: 50.0%, on the way' })).toBeVisible();
    const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    // The one to look at comes first.
    expect(heads).toEqual(['2K2?0 of 5', '1K1?5 of 5']);
    expect(screen.getByText('Because of K2')).toBeVisible();
    await user.click(press('Only to look at'));
    expect(screen.queryByText('Because of K1')).toBeNull();
  });

  it('[LEARN-09~] that was answered on another device says so, and shows those answers', async () => {
    const { user } = opened();
    await user.click(await screen.findByLabelText('First of K1'));
    await user.click(screen.getByLabelText('First of K2'));
    api.on('POST', ANSWERS, { status: 409, code: 'ALREADY_ANSWERED', responseMessage: texts.alreadyAnswered });
    api.on('GET', QUIZ, { data: { ...quiz, quiz_questions: [], result } });
    await user.click(press('Submit'));
    const dialog = await screen.findByRole('dialog', {
      name: 'The SubChapter Questions have already been answered',
    });
    await user.click(within(dialog).getByRole('button', { name: 'See them' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiz done: 50.0%' })).toBeVisible();
  });

  it('[LEARN-09] opens where the check allows it, shows saved answers, wants all of them, and is saved', async () => {
    const { unmount } = opened({}, 'deny');
    expect(await screen.findByText('Quizzes belong to premium accounts.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();

    const others = [{ field: 'S9.K1', value: 'K1_A1' }];
    const before = [...others, { field: 'S1.K1', value: 'K1_A1' }, { field: 'S1.K2', value: 'gone' }];
    api.on('GET', DRAFT, { data: { entries: before, savedAt: AT }, meta: { version: 3 } });
    api.on('PUT', DRAFT, { data: { savedAt: AT }, meta: { version: 4 } });
    const { user } = opened();
    await waitFor(() => expect(screen.getByLabelText('First of K1')).toBeChecked());
    expect(screen.getByText('1 of 2', { exact: false })).toBeVisible();
    expect(screen.getByText(texts.kept)).toBeVisible();
    await user.click(press('Submit'));
    expect(await screen.findByText('Please answer all the questions!!')).toBeVisible();
    expect(api.calls('POST', ANSWERS)).toHaveLength(0);
    await user.click(screen.getByLabelText('Second of K2'));
    await waitFor(() => expect(api.calls('PUT', DRAFT)).toHaveLength(1));
    const [saved] = api.calls('PUT', DRAFT);
    expect(saved?.headers.get('if-match')).toBe('"3"');
    const chosen = { field: 'S1.K2', value: 'K2_A2' };
    expect(saved?.body).toEqual({ entries: [...others, { field: 'S1.K1', value: 'K1_A1' }, chosen] });

    api.on('GET', QUIZ, { data: { ...quiz, quiz_questions: [], result } });
    await user.click(press('Submit'));
    expect(await screen.findByRole('dialog', { name: 'Successfully saved' })).toBeVisible();
    await waitFor(() => expect(api.calls('PUT', DRAFT).at(-1)?.body).toEqual({ entries: others }));
  });

  it('says where an answer could not be kept, and takes it all the same', async () => {
    api.on('PUT', DRAFT, { status: 503 });
    const { user } = opened();
    await user.click(await screen.findByLabelText('First of K1'));
    expect(await screen.findByText(texts.notKept)).toBeVisible();
    expect(screen.getByLabelText('First of K1')).toBeChecked();
  });

  it('[LEARN-09~] that may not be taken shows what editors say of that, and asks nothing', async () => {
    opened({}, 'deny');
    expect(await screen.findByText('Quizzes belong to premium accounts.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keeps its score when its questions change, and can be taken again', async () => {
    const { questions: _, ...earlier } = result;
    opened({ earlier: [earlier] });
    expect(await screen.findByText(/The questions have changed since you answered/)).toBeVisible();
    expect(await screen.findByLabelText('First of K1')).toBeEnabled();
  });

  it('that the content no longer has still shows what was answered', async () => {
    opened({ version: null, quiz_questions: [], result });
    expect(await screen.findByText(/The content no longer has this quiz/)).toBeVisible();
    expect(api.calls('GET', ACCESS)).toHaveLength(0);
  });

  it.each([
    [404, 'SUB_CHAPTER_NOT_FOUND', texts.subChapterNotFound],
    [503, 'CONTENT_UNAVAILABLE', 'The quiz could not be loaded'],
  ])('that does not come says why: %d %s', async (status, code, text) => {
    haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    api.on('GET', QUIZ, { status, code, responseMessage: 'No' });
    renderApp(paths.subChapterQuiz('S1'));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading the quiz')).toBeNull());
  });
});
