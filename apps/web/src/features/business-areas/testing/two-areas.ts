import { serveEventSources } from '../../../testing/event-sources';
import { renderApp } from '../../../testing/render-app';
import { serveApi } from '../../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../../testing/signed-in';
import type { LearningModule } from '../../../learning/learning.api';
import type { QuestionnaireScores } from '../../../learning/questionnaires.api';
import type { QuizCompletion } from '../../../learning/quizzes.api';

type Chapter = LearningModule['chapters_masters'][number];

const chapterOf = (chapterId: string, chapterNumber: number, chapterName: string): Chapter => ({
  ...{ chapterId, chapterNumber, chapterName, weightage: 50, version: 'v1', minutes: 40 },
  description: `What ${chapterName} is about.`,
  footerContent: `Have the papers on ${chapterName} beside you.`,
  card: {
    heading: `${chapterName} in your figures`,
    content: 'From your own books.',
    linkText: 'Open My Financials',
    address: '/dashboard/newDashboardFinance',
  },
  sub_chapters: [1, 2].map((number) => ({
    ...{ subChapterId: `${chapterId}_S${number}`, subChapterNumber: number, weightage: 50, version: 'v1' },
    subChapterName: `${chapterName}, part ${number}`,
    ...{ description: `What part ${number} is about.`, questions: 4 },
  })),
  learning_videos: [],
  learning_audios: [],
  learning_templates: [],
  learning_methodologies: [1, 2].map((number) => ({
    ...{ methodologyId: `${chapterId}_R${number}`, subChapterId: `${chapterId}_S${number}` },
    ...{ title: `${chapterName}, reading ${number}`, introduction: '', version: 'v1', minutes: 4 },
  })),
});

const areaOf = (
  moduleId: string,
  moduleNumber: number,
  moduleName: string,
  chapters: readonly Chapter[],
): LearningModule => ({
  ...{ moduleId, moduleNumber, moduleName, heading: '', content: '' },
  introduction: `What ${moduleName} is about.`,
  chapters_masters: [...chapters],
});

/** Finance with three chapters, and two areas after it. */
export const areas: readonly LearningModule[] = [
  areaOf('M2_Finance', 2, 'Finance', [
    chapterOf('C1', 1, 'Getting paid'),
    chapterOf('C2', 2, 'Profit'),
    chapterOf('C3', 3, 'Cash'),
  ]),
  areaOf('M3_Marketing_and_Branding', 3, 'Marketing', [chapterOf('C4', 1, 'Being found')]),
  areaOf('M4_Sales', 4, 'Sales', [chapterOf('C5', 1, 'Quotes')]),
];

export const nothingScored: QuestionnaireScores = { overall_score_percentage: null, band: null, allModulesList: [] };

/** Finance answered in its first chapter. */
export const financeScored: QuestionnaireScores = {
  ...{ overall_score_percentage: 35, band: 'red' },
  allModulesList: [
    {
      ...{ module_id: 'M2_Finance', module_name: 'Finance', module_number: 2 },
      ...{ scoring_percentage: 35, band: 'red', cardBand: 'red' },
      chapters: [
        {
          ...{ chapter_code: 'C1', chapter_name: 'Getting paid', chapter_number: 1, scoring_percentage: 35 },
          ...{ band: 'red', score: 14, highest: 40, weightage: 50, contentVersion: 'v1' },
          submittedAt: '2026-11-02T09:00:00.000Z',
        },
      ],
    },
  ],
};

/** Half of a chapter done by its quizzes, and all of Marketing. */
export const someQuizzes: QuizCompletion = {
  chapter_completion: [
    {
      ...{ chapter_code: 'C1', percentage: 50, new_items: 0 },
      sub_chapter_completion: [
        { sub_chapter_code: 'C1_S1', percentage: 100 },
        { sub_chapter_code: 'C1_S2', percentage: 0 },
      ],
    },
  ],
  businessAreaCompletionMap: { M2_Finance: 17, M3_Marketing_and_Branding: 100 },
};

export const noQuizzes: QuizCompletion = { chapter_completion: [], businessAreaCompletionMap: {} };

interface Served {
  readonly modules?: readonly LearningModule[];
  readonly scores?: QuestionnaireScores;
  readonly quizzes?: QuizCompletion;
}

/** Opens a page of the business areas as an owner who pays. Called once in a file, outside its tests. */
export function areaPages() {
  const api = serveApi();
  serveEventSources();
  const open = (path: string, { modules = areas, scores = nothingScored, quizzes = noQuizzes }: Served = {}) => {
    haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    api.on('GET', '/learning/modules', { data: { modules } });
    api.on('GET', '/accounts/acc_1/questionnaire-scores', { data: scores });
    api.on('GET', '/accounts/acc_1/chapter-completion', { data: quizzes });
    api.on('GET', '/accounts/acc_1/learning-progress', { data: learned });
    return renderApp(path);
  };
  return { api, open };
}

const learned = {
  allModulesList: [
    {
      ...{ module_id: 'M2_Finance', percentage: 62.5, completedAt: null, newItems: 0 },
      ...{ least_scored: [], toLearn: [], chapters: [] },
    },
  ],
  ...{ current: null, improveCash: null },
};
