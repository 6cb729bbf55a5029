import { screen, waitFor, within } from '@testing-library/react';
import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import * as paths from '../../client/paths';
import type { QuestionnaireForm, QuestionnaireScores } from '../../learning/questionnaires.api';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { serveEventSources } from '../../testing/event-sources';
import { customer, haveSession, partner, progressWith } from '../../testing/signed-in';

const api = serveApi();
serveEventSources();
const FORM = '/accounts/acc_1/questionnaires/M2_Finance';
const SCORES = '/accounts/acc_1/questionnaire-scores';
const chapterPath = (chapter: string) => `${FORM}/chapters/${chapter}`;

const chapterOf = (chapterNumber: number, changes = {}): QuestionnaireForm['chapters'][number] => ({
  chapterId: `C${chapterNumber}`,
  chapterNumber,
  chapterName: chapterNumber === 1 ? 'Getting paid' : 'Knowing your profit',
  version: 'v1',
  submittedAt: null,
  changedSince: false,
  answers: [],
  questions: [
    { questionCode: `Q${chapterNumber}1`, question: `Statement ${chapterNumber}`, learning_answers: [] },
    ...(chapterNumber === 1
      ? [
          {
            questionCode: 'Q12',
            question: 'How often?',
            learning_answers: [
              { answerCode: 'Q12_A1', answer: 'Every week' },
              { answerCode: 'Q12_A2', answer: 'Never' },
            ],
          },
        ]
      : []),
  ],
  ...changes,
});
const formOf = (...chapters: QuestionnaireForm['chapters']): QuestionnaireForm => ({
  ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance' },
  chapters,
});
const submittedAt = '2026-11-01T09:00:00.000Z';
const scoreOf = (chapter_code: string, scoring_percentage: number, band: 'red' | 'amber' | 'green') => ({
  ...{ chapter_code, chapter_name: chapter_code, chapter_number: Number(chapter_code.slice(1)) },
  ...{ scoring_percentage, band, score: scoring_percentage / 10, highest: 10, weightage: 50 },
  ...{ submittedAt, contentVersion: 'v1' },
});
const scores: QuestionnaireScores = {
  overall_score_percentage: 60,
  band: 'amber',
  allModulesList: [
    {
      ...{ module_id: 'M2_Finance', module_name: 'Finance', module_number: 2, scoring_percentage: 60 },
      ...{ band: 'amber', cardBand: 'amber', chapters: [scoreOf('C1', 90, 'green'), scoreOf('C2', 30, 'red')] },
    },
  ],
};

const opened = (path: string, form = formOf(chapterOf(1), chapterOf(2))) => {
  haveSession(api, customer);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/learning/modules', { data: { modules: [] } });
  api.on('GET', '/content/questionnaire-score', {
    data: [
      {
        id: 1,
        attributes: {
          heading: 'Your Business Overview, using our AI-based Scoring',
          challengeText: 'A challenge',
          excellentText: 'Excellent',
        },
      },
    ],
  });
  api.on('GET', FORM, { data: form });
  api.on('GET', SCORES, { data: scores });
  for (const chapter of ['C1', 'C2']) {
    api.on('PUT', `${chapterPath(chapter)}/answers`, { data: { saved: 1 } });
    api.on('POST', chapterPath(chapter), { data: scoreOf(chapter, 70, 'amber') });
  }
  return renderApp(path);
};
const press = (name: string) => screen.getByRole('button', { name });
const chapterTab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Chapters' })).getByRole('button', { name });

describe('the questionnaire of a business area', () => {
  it('[QST-01, QST-03] goes chapter by chapter, asks for missing answers and about untouched sliders, and submits them all', async () => {
    const { user } = opened(paths.moduleQuestionnaire('M2_Finance'));
    await screen.findByText('Statement 1');
    const tabs = within(screen.getByRole('navigation', { name: 'Chapters' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Getting paid'),
      expect.stringContaining('Knowing your profit'),
    ]);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await user.click(press('Next'));
    expect(await screen.findByText('Answer all the questions')).toBeVisible();
    await user.click(screen.getByLabelText('Every week'));
    await user.click(press('Next'));
    const dialog = await screen.findByRole('dialog', { name: 'Is that what you meant?' });
    expect(within(dialog).getByText(texts.untouchedSliders)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
    expect(await screen.findByText('Statement 2')).toBeVisible();
    screen.getByRole('slider', { name: 'Statement 2' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(press('Submit'));
    await waitFor(() => expect(api.calls('POST', chapterPath('C2'))).toHaveLength(1));
    expect(api.calls('POST', chapterPath('C1')).map(({ body }) => body)).toEqual([
      {
        version: 'v1',
        questions: [
          { questionId: 'Q11', answerId: '1' },
          { questionId: 'Q12', answerId: 'Q12_A1' },
        ],
      },
    ]);
    expect(api.calls('POST', chapterPath('C2')).map(({ body }) => body)).toEqual([
      { version: 'v1', questions: [{ questionId: 'Q21', answerId: '7' }] },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: /^Your Business Overview/ })).toBeVisible();
  });

  it('[QST-02] asks with buttons or on a slider with four named marks', async () => {
    const { user } = opened(paths.moduleQuestionnaire('M2_Finance'));
    expect(await screen.findByRole('radio', { name: 'Every week' })).toBeEnabled();
    const slider = screen.getByRole('slider', { name: 'Statement 1' });
    slider.focus();
    const stands: (string | null)[] = [];
    for (const key of ['{Home}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}']) {
      await user.keyboard(key);
      stands.push(slider.getAttribute('aria-valuetext'));
    }
    expect(stands).toEqual([
      ...['Strongly Disagree, 1', 'Disagree, 3', 'Agree, 7', 'Strongly Agree, 10', 'Strongly Agree, 10'],
    ]);
    for (const mark of ['1 Strongly Disagree', '3 Disagree', '7 Agree', '10 Strongly Agree'])
      expect(
        screen.getByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === mark),
      ).toBeVisible();
  });

  it('keeps an answer as it is given, also when the chapter is left at once', async () => {
    const { user } = opened(paths.moduleQuestionnaire('M2_Finance'));
    await user.click(await screen.findByLabelText('Never'));
    await user.click(chapterTab(/Knowing your profit/));
    await waitFor(() =>
      expect(api.calls('PUT', `${chapterPath('C1')}/answers`).map(({ body }) => body)).toEqual([
        { version: 'v1', questions: [{ questionId: 'Q12', answerId: 'Q12_A2' }] },
      ]),
    );
  });

  it('[QST-05] skips chapters that were answered and names them', async () => {
    const answers = [
      { questionCode: 'Q11', answerCode: '7' },
      { questionCode: 'Q12', answerCode: 'Q12_A2' },
    ];
    const { user } = opened(
      paths.moduleQuestionnaire('M2_Finance'),
      formOf(
        chapterOf(1, { submittedAt, answers }),
        chapterOf(2, { answers: [{ questionCode: 'Q21', answerCode: '10' }] }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: /Getting paid/ }));
    expect(screen.getByText('Agree, 7')).toBeVisible();
    expect(screen.getByText('Never')).toBeVisible();
    await user.click(chapterTab(/Knowing your profit/));
    await user.click(press('Submit'));
    const dialog = await screen.findByRole('dialog', {
      name: 'The SubChapter Questions have already been answered!',
    });
    expect(within(dialog).getByText(/Getting paid/)).toBeVisible();
    expect(api.calls('POST', chapterPath('C1'))).toHaveLength(0);
    expect(api.calls('POST', chapterPath('C2'))).toHaveLength(1);
  });

  it('says that the last answer was not kept, and offers another try', async () => {
    const { user } = opened(paths.moduleQuestionnaire('M2_Finance'));
    const path = `${chapterPath('C1')}/answers`;
    await screen.findByText('Statement 1');
    api.on('PUT', path, { status: 500 });
    await user.click(screen.getByLabelText('Never'));
    await screen.findByRole('button', { name: 'Try again' });
    // Going on saves the next chapter; what failed is still to be saved, and said to be.
    await user.click(chapterTab(/Knowing your profit/));
    screen.getByRole('slider', { name: 'Statement 2' }).focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(api.calls('PUT', `${chapterPath('C2')}/answers`)).toHaveLength(1));
    const again = await screen.findByRole('button', { name: 'Try again' });
    const before = api.calls('PUT', path).length;
    api.on('PUT', path, { data: { saved: 1 } });
    await user.click(again);
    expect(await screen.findByText('Saved. Close the page when you like.')).toBeVisible();
    expect(
      api
        .calls('PUT', path)
        .slice(before)
        .map(({ body }) => body),
    ).toEqual([{ version: 'v1', questions: [{ questionId: 'Q12', answerId: 'Q12_A2' }] }]);
  });
});

it('has no questionnaire for a channel partner, and asks the server for none', async () => {
  haveSession(api, partner);
  renderApp(paths.moduleQuestionnaire('M2_Finance'));
  expect(await screen.findByText('Business areas and learning belong to company accounts')).toBeVisible();
});

describe('the score of a business area', () => {
  it('[QST-04, QST-06~] shows a gauge for the area, for all, and for each chapter, the lowest first, with what to make of it, and leads back and to the form and forth', async () => {
    const answered = { submittedAt, answers: [] };
    const { user, router } = opened(
      paths.moduleScores('M2_Finance'),
      formOf(chapterOf(1, answered), chapterOf(2, answered)),
    );
    expect(
      await screen.findByRole('heading', { name: 'Your Business Overview, using our AI-based Scoring', level: 1 }),
    ).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Finance: 60.0%, on the way' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'All business areas: 60.0%, on the way' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Why/ }).map(({ textContent }) => textContent)).toEqual([
      'Why 30.0% in C2',
      'Why 90.0% in C1',
    ]);
    expect(screen.getByText('A challenge')).toBeVisible();
    expect(screen.getByText('Excellent')).toBeVisible();
    expect(screen.getByText(texts.ruleBased)).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Your answers' }));
    expect(await screen.findByText('You have answered these questions.', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'View Score' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.businessModule('M2_Finance')));
  });

  it('[BEYOND-07~] opens to its answers, weight and version, those of earlier questions beside it', async () => {
    const { user } = opened(paths.moduleScores('M2_Finance'));
    const given = {
      questionCode: 'Q21',
      question: 'Statement 2',
      answerCode: '3',
      answer: 'Disagree',
      score: 3,
      highest: 10,
    };
    const submission = {
      submittedAt,
      scoring_percentage: 30,
      band: 'red',
      score: 3,
      highest: 10,
      weightage: 50,
      answers: [given],
    };
    api.on('GET', `${SCORES}/C2`, {
      data: {
        ...{ chapterId: 'C2', chapterName: 'Knowing your profit', moduleName: 'Finance' },
        submissions: [
          { ...submission, contentVersion: 'v2' },
          { ...submission, contentVersion: 'v1', answers: [{ ...given, question: 'As it was asked before' }] },
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Why 30.0% in C2' }));
    const dialog = await screen.findByRole('dialog', { name: 'How Knowing your profit was scored' });
    expect(within(dialog).getByText('Statement 2')).toBeVisible();
    expect(within(dialog).getByText('As it was asked before')).toBeVisible();
    expect(within(dialog).getAllByText(/3 ÷ 10 × 100/)).toHaveLength(2);
  });

  it('[QST-09] and the answers to the detailed questions say that the questionnaire is yet to be completed', async () => {
    const { unmount } = opened(paths.moduleScores('M5_People'));
    expect(await screen.findByText('Questionnaire yet to be completed.')).toBeVisible();
    unmount();
    opened(paths.financeAnswers);
    expect(await screen.findByText('Questionnaire yet to be completed.')).toBeVisible();
  });
});
