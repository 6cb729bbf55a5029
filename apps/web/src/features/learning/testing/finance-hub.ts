import type { LearnedChapter, LearningModule, LearningProgress } from '../../../learning/learning.api';

const chapterOf = (
  chapterNumber: number,
  chapterName: string,
  videos: readonly string[],
  readings: readonly string[],
): LearningModule['chapters_masters'][number] => ({
  ...{
    chapterId: `C${chapterNumber}`,
    chapterNumber,
    chapterName,
    weightage: 50,
    description: `About ${chapterName}.`,
  },
  ...{ minutes: 20, footerContent: '', version: 'v1', sub_chapters: [] },
  learning_videos: videos.map((videoId) => ({
    ...{ videoId, videoName: `Video ${videoId}`, videoContent: '', version: 'v1', seconds: 90 },
  })),
  learning_audios: [{ audioId: `${chapterName} podcast`, audioName: `${chapterName} on the road`, audioContent: '' }],
  learning_templates: [],
  learning_methodologies: readings.map((methodologyId) => ({
    ...{ methodologyId, title: `Reading ${methodologyId}`, introduction: '', version: 'v1', minutes: 4 },
  })),
});

const moduleOf = (
  moduleId: string,
  moduleNumber: number,
  moduleName: string,
  chapters: LearningModule['chapters_masters'],
): LearningModule => ({
  ...{ moduleId, moduleNumber, moduleName, heading: '', content: '', introduction: '' },
  chapters_masters: chapters,
});

/** Two chapters of Finance, and one of the area that follows. */
export const modules: readonly LearningModule[] = [
  moduleOf('M2_Finance', 2, 'Finance', [
    chapterOf(1, 'Getting paid', ['V1', 'V2'], ['R1']),
    chapterOf(2, 'Knowing your profit', ['V3'], ['R2']),
  ]),
  moduleOf('M3_Marketing_and_Branding', 3, 'Marketing and branding', [chapterOf(3, 'Being found', ['V4'], [])]),
];

export const learnedIn = (chapter_code: string, changes: Partial<LearnedChapter> = {}): LearnedChapter => ({
  ...{ chapter_code, percentage: 0, completedAt: null, lessons: 3, lessonsDone: 0, newItems: 0 },
  ...{ videoIds: [], readIds: [] },
  ...changes,
});

type Current = LearningProgress['current'];

export const placeOf = (module_id: string, chapter_code: string): Current => ({
  ...{ module_id, module_name: module_id, chapter_code, chapter_name: chapter_code, scoring_percentage: null },
});

/** Finance with chapter 2 as the one with the least score. */
export const progressOf = (
  chapters: readonly LearnedChapter[] = [learnedIn('C1'), learnedIn('C2')],
  current: Current = placeOf('M2_Finance', 'C2'),
): LearningProgress => ({
  allModulesList: [
    {
      ...{ module_id: 'M2_Finance', percentage: 40, completedAt: null, newItems: 0 },
      ...{ least_scored: ['C2', 'C1'], toLearn: ['C2', 'C1'] },
      chapters: [...chapters],
    },
    {
      ...{ module_id: 'M3_Marketing_and_Branding', percentage: 0, completedAt: null, newItems: 0 },
      ...{ least_scored: [], toLearn: ['C3'], chapters: [learnedIn('C3')] },
    },
  ],
  current,
  improveCash: placeOf('M2_Finance', 'C1'),
});
