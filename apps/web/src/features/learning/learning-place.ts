import type { LearningModules, LearningProgress } from '../../learning/learning.api';

/** How somebody came here: by recommendation, to improve cash flow, or to look at everything. */
export type LearningMode = 'tailored' | 'cash' | 'everything';

export interface LearningPlace {
  readonly mode: LearningMode;
  readonly moduleId: string;
  /** `undefined`: the overview of the module. */
  readonly chapterId: string | undefined;
  readonly videoId: string | undefined;
  readonly readId: string | undefined;
}

type Progress = Pick<LearningProgress, 'allModulesList' | 'current' | 'improveCash'>;

/**
 * What the address opens (LEARN-08): `rcl=true` the recommended chapter, `rcl=improvecash` the one for cash flow,
 * `min=true` the one with the least score of the module that was just scored; a chapter or a module by its id. What the
 * content does not have leads to the nearest that it has. `undefined` without any module.
 */
export function learningPlace(
  query: URLSearchParams,
  modules: LearningModules,
  progress: Progress,
): LearningPlace | undefined {
  const { mode, moduleId, chapterId } = wanted(query, progress);
  const module =
    modules.find(({ chapters_masters }) => chapters_masters.some((each) => each.chapterId === chapterId)) ??
    modules.find((each) => each.moduleId === moduleId) ??
    modules.find((each) => each.moduleId === progress.current?.module_id) ??
    modules[0];
  if (!module) return undefined;
  const chapter = module.chapters_masters.find((each) => each.chapterId === chapterId);
  return {
    mode,
    moduleId: module.moduleId,
    chapterId: chapter?.chapterId,
    videoId: query.get('video') ?? undefined,
    readId: query.get('reading') ?? undefined,
  };
}

function wanted(
  query: URLSearchParams,
  { allModulesList, current, improveCash }: Progress,
): Pick<LearningPlace, 'mode'> & { readonly moduleId: string | undefined; readonly chapterId: string | undefined } {
  const [chapterId, moduleId] = [query.get('chapter') ?? undefined, query.get('module') ?? undefined];
  const mode = modeOf(query);
  if (chapterId !== undefined) return { mode, moduleId, chapterId };
  if (moduleId === undefined && mode === 'cash')
    return { mode, moduleId: improveCash?.module_id, chapterId: improveCash?.chapter_code };
  if (query.get('min') === 'true') {
    const scored = allModulesList.find(({ module_id }) => module_id === (moduleId ?? current?.module_id));
    return { mode, moduleId: scored?.module_id, chapterId: scored?.least_scored[0] ?? scored?.toLearn[0] };
  }
  if (moduleId === undefined && query.get('rcl') === 'true')
    return { mode, moduleId: current?.module_id, chapterId: current?.chapter_code };
  return { mode, moduleId, chapterId: undefined };
}

function modeOf(query: URLSearchParams): LearningMode {
  if (query.get('rcl') === 'improvecash') return 'cash';
  return query.get('rcl') === 'true' || query.get('min') === 'true' ? 'tailored' : 'everything';
}
